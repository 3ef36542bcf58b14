import { z } from 'zod'
import { captchaAction } from '#domain/contact/contact-words.ts'
import { env } from '#server/platform/config/env.ts'
import { localRateLimit } from '#server/platform/limits/local-rate-limit.ts'
import { log } from '#server/platform/log/log.ts'

// reCAPTCHA v3, if configured. The verifier isn't told the visitor's IP address.

const leastScore = 0.5
/** Google's tokens are good for two minutes. */
const longestAge = 120_000
const mostClockSkew = 30_000
// Leaves time for the rest of the request, which has to respond within 3 s.
const limitMilliseconds = 2_000

const verdictSchema = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  challenge_ts: z.string().optional(),
})
/** Includes the verifier's time, so that a token's age doesn't depend on our clock. */
type Verdict = z.output<typeof verdictSchema> & { verifierTime: number }

// While the verifier is down, a few messages a minute pass unverified if their token looks real, and each is logged.
const leastTokenCharacters = 20
const mostTokenCharacters = 8192
const takeUnverified = localRateLimit(5, 60_000)

type CaptchaOutcome = 'passed' | 'missing' | 'refused'

/** For the browser to get a token; null if no captcha is configured. */
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
  const result = await askVerifier(secret, token)
  if (result === null) {
    const passes = token.length >= leastTokenCharacters && takeUnverified()
    log.warn({ passes }, 'captcha verifier unreachable')
    return passes ? 'passed' : 'refused'
  }
  const fault = faultOf(result)
  if (fault !== undefined) log.info({ fault }, 'captcha rejected')
  return fault === undefined ? 'passed' : 'refused'
}

function faultOf(result: Verdict): string | undefined {
  const age = result.verifierTime - Date.parse(result.challenge_ts ?? '')
  if (!result.success) return 'invalid token'
  if (result.action !== captchaAction) return 'issued for another action'
  if (result.hostname !== new URL(env().SITE_ORIGIN).hostname) return 'issued on another host'
  if (!(age < longestAge && age > -mostClockSkew)) return 'too old'
  return (result.score ?? 0) < leastScore ? 'score too low' : undefined
}

/** Null if the verifier couldn't be reached. A response that says no isn't null. */
async function askVerifier(secret: string, token: string): Promise<Verdict | null> {
  try {
    const response = await fetch(env().RECAPTCHA_VERIFY_URL, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      redirect: 'error',
      signal: AbortSignal.timeout(limitMilliseconds),
    })
    const date = Date.parse(response.headers.get('Date') ?? '')
    const verifierTime = Number.isNaN(date) ? Date.now() : date
    if (response.status >= 400 && response.status < 500) return { success: false, verifierTime }
    return response.ok ? { ...verdictSchema.parse(await response.json()), verifierTime } : null
  } catch {
    return null
  }
}
