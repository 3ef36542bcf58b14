import { captchaAction } from '#domain/contact/contact-words.ts'

export type Captcha = { siteKey: string; scriptUrl: string }

type Recaptcha = {
  ready: (then: () => void) => void
  execute: (siteKey: string, options: { action: string }) => PromiseLike<string>
}

const timeoutMilliseconds = 10_000

let loading: Promise<Recaptcha> | undefined

/** Loads Google's script once, when someone starts to write rather than when the page opens. */
export function loadCaptcha({ siteKey, scriptUrl }: Captcha): Promise<Recaptcha> {
  loading ??= new Promise<Recaptcha>((loaded, failed) => {
    const script = document.createElement('script')
    script.src = `${scriptUrl}?render=${encodeURIComponent(siteKey)}`
    script.async = true
    script.addEventListener('error', () => failed(new Error('the captcha script did not load')))
    script.addEventListener('load', () => {
      const { grecaptcha } = globalThis as { grecaptcha?: Recaptcha }
      if (grecaptcha === undefined) failed(new Error('the captcha script loaded without grecaptcha'))
      else grecaptcha.ready(() => loaded(grecaptcha))
    })
    document.head.append(script)
  }).catch((error: unknown) => {
    // Lets the next attempt load it again.
    loading = undefined
    throw error
  })
  return loading
}

/** Returns a token for one submission. Throws if Google doesn't give one in time. */
export async function obtainCaptchaToken(captcha: Captcha): Promise<string> {
  const obtain = async () => {
    const recaptcha = await loadCaptcha(captcha)
    return recaptcha.execute(captcha.siteKey, { action: captchaAction })
  }
  const tooLong = new Promise<never>((_, failed) => {
    setTimeout(() => failed(new Error('the captcha timed out')), timeoutMilliseconds)
  })
  return Promise.race([obtain(), tooLong])
}
