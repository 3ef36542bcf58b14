import { afterEach, expect, test, vi } from 'vitest'

const settings = { DATABASE_URL: 'postgres://x@127.0.0.1/x', SMTP_URL: 'smtp://127.0.0.1:25' }

async function gatewayWith(entries: Record<string, string>) {
  vi.resetModules()
  for (const [name, value] of Object.entries({ ...settings, ...entries })) vi.stubEnv(name, value)
  return import('./picture-url.ts')
}
afterEach(() => vi.unstubAllEnvs())

test("[IM-01] on our own disk, a picture's URL is /images/{variant}/{key}", async () => {
  const { pictureUrl } = await gatewayWith({})
  expect(pictureUrl('texas-redbud-1a2b', 'thumb')).toBe('/images/thumb/texas-redbud-1a2b')
})

test('[IM-01] the URL of a hosted picture has resize parameters', async () => {
  const { pictureUrl } = await gatewayWith({
    PICTURE_RENDER_URL: 'https://x.example/storage/v1/render/image/public/plants/',
  })
  const base = 'https://x.example/storage/v1/render/image/public/plants/texas-redbud-1a2b.webp'
  expect(pictureUrl('texas-redbud-1a2b', 'thumb')).toBe(
    `${base}?width=300&height=300&resize=cover&quality=70`,
  )
  expect(pictureUrl('texas-redbud-1a2b', 'medium')).toBe(`${base}?width=600&resize=contain&quality=80`)
  expect(pictureUrl('texas-redbud-1a2b', 'full')).toBe(`${base}?width=1200&resize=contain&quality=85`)
})
