import { z } from 'zod'
import { captchaAction } from '#domain/contact/contact-words.ts'
import { env } from '#server/config/env.ts'
import { limitInProcess } from '#server/limits/limit-in-process.ts'
import { log } from '#server/log/log.ts'

// reCAPTCHA v3 (CO-06): only when configured. The visitor's address is not told to the verifier.

const leastScore = 0.5
/** Google's tokens are good for two minutes. */
const longestAge = 120_000
const mostClockSkew = 30_000
// R7: with all else that a message needs, an answer is there within 3 s.
const limitMilliseconds = 2_000

const verdict = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  challenge_ts: z.string().optional(),
})
/** With the verifier's own time, since a token's age must not depend on whether our clock is right. */
type Answer = z.output<typeof verdict> & { verifierTime: number }

/** Reading 15: what passes unverified while the verifier cannot be reached. */
const leastTokenCharacters = 20
const mostTokenCharacters = 8192
const takeUnverified = limitInProcess(5, 60_000)

type CaptchaOutcome = 'passed' | 'missing' | 'refused'

/** What the browser needs to obtain a token; null where no captcha is configured. */
export function captchaForBrowser(): { siteKey: string; scriptUrl: string } | null {
  const { RECAPTCHA_SITE_KEY, RECAPTCHA_SCRIPT_URL } = env()
  return RECAPTCHA_SITE_KEY === undefined
    ? null
    : { siteKey: RECAPTCHA_SITE_KEY, scriptUrl: RECAPTCHA_SCRIPT_URL }
}

export async function checkCaptcha(token: string): Promise<CaptchaOutcome> {
  const { RECAPTCHA_SECRET_KEY: secret } = env()
  if (secret === undefined) return 'passed'
  if (token === '') return 'missing'
  if (token.length > mostTokenCharacters) return 'refused'
  const answer = await askVerifier(secret, token)
  if (answer === null) {
    const passes = token.length >= leastTokenCharacters && takeUnverified()
    log.warn({ passes }, 'captcha verifier not reached')
    return passes ? 'passed' : 'refused'
  }
  const fault = faultOf(answer)
  if (fault !== undefined) log.info({ fault }, 'captcha refused')
  return fault === undefined ? 'passed' : 'refused'
}

function faultOf(answer: Answer): string | undefined {
  const age = answer.verifierTime - Date.parse(answer.challenge_ts ?? '')
  if (!answer.success) return 'not a good token'
  if (answer.action !== captchaAction) return 'made for another action'
  if (answer.hostname !== new URL(env().SITE_ORIGIN).hostname) return 'made on another host'
  if (!(age < longestAge && age > -mostClockSkew)) return 'too old'
  return (answer.score ?? 0) < leastScore ? 'score too low' : undefined
}

/** Null when it could not be reached: an answer that says no is one. */
async function askVerifier(secret: string, token: string): Promise<Answer | null> {
  try {
    const response = await fetch(env().RECAPTCHA_VERIFY_URL, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      redirect: 'error',
      signal: AbortSignal.timeout(limitMilliseconds),
    })
    const told = Date.parse(response.headers.get('Date') ?? '')
    const verifierTime = Number.isNaN(told) ? Date.now() : told
    if (response.status >= 400 && response.status < 500) return { success: false, verifierTime }
    return response.ok ? { ...verdict.parse(await response.json()), verifierTime } : null
  } catch {
    return null
  }
}
