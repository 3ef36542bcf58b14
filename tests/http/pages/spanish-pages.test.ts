import { expect, test } from 'vitest'
import { cityRulesInSpanish } from '#domain/places/spanish-oak-rules.ts'
import { mainOf, wordsIn } from '#tests/support/page-parts.ts'
import { oaks, postQuote, quoteBody } from '#tests/support/quote-request.ts'
import { startSite } from '#tests/support/site.ts'

const site = await startSite()
const page = async (path: string) => (await site.get(path)).text()

test('[SP-02] a page in Spanish says so and has nothing in English around it', async () => {
  for (const path of ['/es', '/es/riego', '/es/poda-de-encinos']) {
    const html = await page(path)
    expect(html).toContain('<html lang="es"')
    expect(html).toContain(`<link rel="canonical" href="https://trees.example${path}"/>`)
    expect(wordsIn(html)).not.toMatch(/Skip to content|Instant Quote|Service Areas|Get a Quote/)
  }
  expect(await page('/water-card')).toContain('<html lang="en"')
  expect((await site.get('/es/nada')).status).toBe(404)
})

test('[SP-03] the home page in Spanish shows live prices, delivery and guarantee, and what is in English', async () => {
  const words = wordsIn(mainOf(await page('/es')))
  expect(words).toMatch(/15 gal 6 a 10 pies \$\d+(\.\d\d)? \$\d+/)
  expect(words).toContain('Es gratis hasta 40 millas por carretera')
  expect(words).toContain('en los primeros 30 días')
  expect(words).toContain('Pedir cotización (en inglés)')
  expect(words).toContain('Por ahora, el formulario y los correos están en inglés.')
  expect(words).toMatch(/Encino, desde \$\d+(\.\d\d)? ya plantado/)
})

test('[SP-04] the sheet for crews has the closed months and the rules of four cities', async () => {
  const words = wordsIn(mainOf(await page('/es/poda-de-encinos')))
  for (const month of ['feb : no', 'jun : no', 'jul : sí', 'ene : sí']) expect(words).toContain(month)
  for (const { city, text } of cityRulesInSpanish) expect(words).toContain(`${city} ${text}`)
})

test('[SP-06] a quote stores that its sender read our pages in Spanish', async () => {
  const languageOf = async (body: object) => {
    const { token } = (await (await postQuote(site.origin, body)).json()) as { token: string }
    const { rows } = await site.owner.query<{ language: string }>(
      'select language from quotes where page_token = $1',
      [token],
    )
    return rows[0]?.language
  }
  expect(await languageOf({ ...quoteBody(oaks), language: 'es' })).toBe('es')
  expect(await languageOf(quoteBody(oaks))).toBe('en')
  expect(await languageOf({ ...quoteBody(oaks), language: 'xx' })).toBe('en')
})
