import { afterAll, beforeEach, expect, test } from 'vitest'
import { captchaKeys, startCaptchaStandIn, tokenWith } from '#tests/support/stand-ins/captcha-stand-in.ts'
import { mainOf, wordsIn } from '#tests/support/page-parts.ts'
import { startSite } from '#tests/support/site.ts'

const captcha = await startCaptchaStandIn()
afterAll(captcha.stop)
const { owner, get } = await startSite(captcha.entries)
beforeEach(() => owner.query('delete from rate_limits'))

const send = async (recaptchaToken?: string) => {
  const fields = { name: 'Elena', email: 'elena@example.com', message: 'Two oaks' }
  const body = new URLSearchParams({ ...fields, ...(recaptchaToken !== undefined && { recaptchaToken }) })
  const response = await get('/contact', { method: 'POST', body })
  return { status: response.status, words: wordsIn(mainOf(await response.text())) }
}
const required = 'Security verification required. Please refresh the page and try again.'
const failed = 'Security verification failed. Please refresh the page and try again.'

test('[CO-06] [CO-01] the page says that a captcha is active, and its policy allows the script', async () => {
  const response = await get('/contact')
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/script-src 'self'[^;]*http:\/\/127\.0\.0\.1:\d+\/recaptcha\//)
  const html = await response.text()
  expect(wordsIn(mainOf(html))).toContain('This site is protected by reCAPTCHA')
  expect(html).not.toContain(captchaKeys.secret)
  // Fetched when the visitor starts to type.
  expect(html).not.toMatch(/<script[^>]*recaptcha/)
})

test('[CO-06] a good token passes, and only the token is sent to the verifier', async () => {
  expect((await send(tokenWith({}))).status).toBe(200)
  expect(captcha.asked.at(-1)).toEqual({ secret: captchaKeys.secret, response: tokenWith({}) })
})

test.each([
  ['no token', undefined, required],
  ['an empty token', '', required],
  ['a token the verifier rejects', 'not a token of ours, but long', failed],
  ['a score below 0.5', tokenWith({ score: 0.49 }), failed],
  ['a token for another action', tokenWith({ action: 'login' }), failed],
  ['a token for another host', tokenWith({ hostname: 'evil.example' }), failed],
  ['a token that is too old', tokenWith({ ageSeconds: 121 }), failed],
  ['a token from the future', tokenWith({ ageSeconds: -100 }), failed],
])('[CO-06] %s stores nothing', async (_, token, message) => {
  const before = await owner.query('select from contact_submissions')
  const { status, words } = await send(token)
  expect(status).toBe(422)
  expect(words).toContain(message)
  expect(words).toContain('Two oaks')
  expect((await owner.query('select from contact_submissions')).rowCount).toBe(before.rowCount)
})

test.each([600, -600])(
  '[CO-06, R19] a server clock that is off by %s s causes no refusals',
  async (aheadSeconds) => {
    await owner.query('delete from rate_limits')
    expect((await send(tokenWith({ aheadSeconds }))).status).toBe(200)
    expect((await send(tokenWith({ aheadSeconds, ageSeconds: 122 }))).status).toBe(422)
  },
)

test('[CO-06] a score of 0.5 is enough', async () => {
  expect((await send(tokenWith({ score: 0.5 }))).status).toBe(200)
})

test('[CO-06] while the verifier is unreachable, five tokens of 20 characters pass per minute', async () => {
  captcha.goAway()
  expect((await send('x'.repeat(19))).words).toContain(failed)
  const statuses = []
  for (let time = 0; time < 6; time += 1) {
    await owner.query('delete from rate_limits')
    statuses.push((await send('x'.repeat(20))).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 422])
  captcha.comeBack()
})
