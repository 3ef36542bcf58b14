import { captchaAction } from '#domain/contact/contact-words.ts'

export type Captcha = { siteKey: string; scriptUrl: string }

type Recaptcha = {
  ready: (then: () => void) => void
  execute: (siteKey: string, options: { action: string }) => PromiseLike<string>
}

const longestMilliseconds = 10_000

let loading: Promise<Recaptcha> | undefined

/** Fetches Google's script, once: when somebody begins to write, not when somebody reads the page. */
export function loadCaptcha({ siteKey, scriptUrl }: Captcha): Promise<Recaptcha> {
  loading ??= new Promise<Recaptcha>((loaded, failed) => {
    const script = document.createElement('script')
    script.src = `${scriptUrl}?render=${encodeURIComponent(siteKey)}`
    script.async = true
    script.addEventListener('error', () => failed(new Error('captcha script not loaded')))
    script.addEventListener('load', () => {
      const { grecaptcha } = globalThis as { grecaptcha?: Recaptcha }
      if (grecaptcha === undefined) failed(new Error('captcha script without its function'))
      else grecaptcha.ready(() => loaded(grecaptcha))
    })
    document.head.append(script)
  }).catch((error: unknown) => {
    // The next try begins anew.
    loading = undefined
    throw error
  })
  return loading
}

/** A token for one submission. Throws when there is none to be had. */
export async function obtainCaptchaToken(captcha: Captcha): Promise<string> {
  const obtain = async () => {
    const recaptcha = await loadCaptcha(captcha)
    return recaptcha.execute(captcha.siteKey, { action: captchaAction })
  }
  const tooLong = new Promise<never>((_, failed) => {
    setTimeout(() => failed(new Error('captcha took too long')), longestMilliseconds)
  })
  return Promise.race([obtain(), tooLong])
}
