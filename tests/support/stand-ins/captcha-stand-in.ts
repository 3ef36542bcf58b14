import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

// Google's reCAPTCHA v3, as far as the site uses it: the script that creates tokens, and the verifier that checks them. A
// token carries the verdict that the verifier will return.

export const captchaKeys = { site: 'stand-in-site-key', secret: 'stand-in-secret-key' }

type Claims = {
  score?: number
  action?: string
  hostname?: string
  ageSeconds?: number
  success?: boolean
  /** How many seconds the verifier's clock is ahead of ours. */
  aheadSeconds?: number
}

export const tokenWith = (claims: Claims) =>
  Buffer.from(JSON.stringify({ padding: 'as long as a real one', ...claims })).toString('base64url')

const script = `globalThis.grecaptcha = {
  ready: (then) => setTimeout(then, 20),
  execute: async (key, { action }) =>
    btoa(JSON.stringify({ padding: 'as long as a real one', key, action, hostname: location.hostname })),
}`

function verdict(form: URLSearchParams): { verifierTime: Date; [claim: string]: unknown } {
  const verifierTime = new Date()
  if (form.get('secret') !== captchaKeys.secret)
    return { verifierTime, success: false, 'error-codes': ['invalid-input-secret'] }
  try {
    const claims = JSON.parse(Buffer.from(form.get('response') ?? '', 'base64url').toString()) as Claims
    const { ageSeconds = 1, aheadSeconds = 0, ...rest } = claims
    verifierTime.setTime(verifierTime.getTime() + aheadSeconds * 1000)
    const challenge = new Date(verifierTime.getTime() - ageSeconds * 1000).toISOString()
    return {
      verifierTime,
      success: true,
      score: 0.9,
      action: 'contact',
      hostname: 'trees.example',
      challenge_ts: challenge,
      ...rest,
    }
  } catch {
    return { verifierTime, success: false, 'error-codes': ['invalid-input-response'] }
  }
}

export async function startCaptchaStandIn(port = 0) {
  const asked: Record<string, string>[] = []
  let isAway = false
  const server = createServer(async (request, response) => {
    if (isAway) {
      response.destroy()
      return
    }
    if (request.method === 'GET') {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script)
      return
    }
    const form = new URLSearchParams(Buffer.concat(await request.toArray()).toString())
    asked.push(Object.fromEntries(form))
    const { verifierTime, ...result } = verdict(form)
    response
      .writeHead(200, { 'Content-Type': 'application/json', Date: verifierTime.toUTCString() })
      .end(JSON.stringify(result))
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    asked,
    /** Environment variables for a site that uses this stand-in. */
    entries: captchaEntries(url),
    goAway: () => (isAway = true),
    comeBack: () => (isAway = false),
    stop: () => new Promise((closed) => server.close(closed)),
  }
}

export const captchaEntries = (url: string) => ({
  RECAPTCHA_SITE_KEY: captchaKeys.site,
  RECAPTCHA_SECRET_KEY: captchaKeys.secret,
  RECAPTCHA_SCRIPT_URL: `${url}/recaptcha/api.js`,
  RECAPTCHA_VERIFY_URL: `${url}/recaptcha/api/siteverify`,
})

if (import.meta.main) await startCaptchaStandIn(Number(process.argv[2]))
