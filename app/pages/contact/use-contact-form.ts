import { useEffect, useEffectEvent, useState, type FormEvent, type RefObject } from 'react'
import { useFetcher } from 'react-router'
import { useReportEvent } from '#app/components/pixel/use-pixel.ts'
import { toast } from '#ui/toaster.tsx'
import { contactFieldMessages, contactPageMessages } from '#domain/contact/contact-words.ts'
import { loadCaptcha, obtainCaptchaToken, type Captcha } from './captcha-token.ts'
import type { ContactAnswer } from './contact-answer.ts'

type Control = HTMLInputElement | HTMLTextAreaElement
type Options = {
  around: RefObject<HTMLFormElement | null>
  captcha: Captcha | null
  posted: ContactAnswer | null
}

const messageFor = (name: string) => contactFieldMessages[name as keyof typeof contactFieldMessages]

/** The three states of the form (CO-03), what it is told, and what is wrong with its fields. */
export function useContactForm({ around, captcha, posted }: Options) {
  const fetcher = useFetcher<ContactAnswer>()
  const report = useReportEvent()
  const [preparing, setPreparing] = useState(false)
  const [tokenFailed, setTokenFailed] = useState(false)
  // What the browser found; undefined once the field is good again.
  const [found, setFound] = useState<Record<string, string | undefined>>({})
  const sending = preparing || fetcher.state !== 'idle'
  const answer = fetcher.data ?? posted
  const sent = answer?.sent === true
  const failure = tokenFailed ? { sent: false, message: contactPageMessages.captchaBroken } : answer

  const onAnswer = useEffectEvent((given: ContactAnswer) => {
    if (given.sent) toast.success(given.message)
    else toast.error(given.message)
    const [first] = Object.keys(given.fields)
    if (first !== undefined) around.current?.querySelector<Control>(`[name="${first}"]`)?.focus()
  })
  useEffect(() => {
    if (fetcher.data !== undefined) onAnswer(fetcher.data)
  }, [fetcher.data])

  useEffect(() => {
    if (sent) report('Lead')
  }, [sent, report])

  const send = async (form: HTMLFormElement) => {
    const body = new FormData(form)
    setTokenFailed(false)
    setFound({})
    setPreparing(true)
    try {
      if (captcha !== null) body.set('recaptchaToken', await obtainCaptchaToken(captcha))
      void fetcher.submit(body, { method: 'post', action: '/contact' })
    } catch {
      setTokenFailed(true)
      toast.error(contactPageMessages.captchaBroken)
    } finally {
      setPreparing(false)
    }
  }

  return {
    state: sent ? ('sent' as const) : sending ? ('sending' as const) : ('idle' as const),
    told: sending ? null : (failure ?? null),
    values: sent ? null : (answer?.values ?? null),
    errors: { ...answer?.fields, ...found } as Record<string, string | undefined>,
    submit: (form: HTMLFormElement) => void send(form),
    /** CO-02: the browser checks; it is told beside the field instead of in a bubble. */
    onInvalid: (event: FormEvent<Control>) => {
      event.preventDefault()
      const field = event.currentTarget
      setFound((now) => ({ ...now, [field.name]: messageFor(field.name) }))
      if (field.form?.querySelector(':invalid') === field) field.focus()
    },
    onInput: ({ currentTarget: { name, validity } }: FormEvent<Control>) => {
      if (validity.valid) setFound((now) => ({ ...now, [name]: undefined }))
    },
    prepare: () => {
      if (captcha !== null) loadCaptcha(captcha).catch(() => undefined)
    },
  }
}
