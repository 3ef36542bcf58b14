import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type SubmitEvent,
} from 'react'
import { useFetcher } from 'react-router'
import { useReportEvent } from '#app/components/pixel/use-pixel.ts'
import { isTextField } from '#ui/field.tsx'
import { contactPageMessages } from '#domain/contact/contact-words.ts'
import { loadCaptcha, obtainCaptchaToken, type Captcha } from './captcha-token.ts'

/** The server's response to a message, shown the same way with and without JavaScript. */
export type ContactResponse = {
  sent: boolean
  message: string
  /** Error messages by field name. */
  fields: Record<string, string>
  /** The posted values, for a form that comes back without JavaScript. */
  values: Record<string, string> | null
}

const contactFields = ['name', 'email', 'phone', 'message'] as const
type ContactField = (typeof contactFields)[number]
type Errors = Partial<Record<string, string>>

const loadRules = () => import('#domain/contact/contact-message.ts')

const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )

/** If the rules can't be loaded, the server still checks the message. */
async function findErrors(form: HTMLFormElement): Promise<Errors> {
  try {
    const { contactErrors, contactMessage } = await loadRules()
    const { error } = contactMessage.safeParse(valuesOf(form))
    return error === undefined ? {} : contactErrors(error)
  } catch {
    return {}
  }
}

type Options = { captcha: Captcha | null; posted: ContactResponse | null }

const showToast = async (kind: 'success' | 'error', message: string) =>
  (await import('#ui/toaster.tsx')).toast[kind](message)

/** The contact form in its three states, with the response to the last submit. The browser holds the values. */
export function useContactForm({ captcha, posted }: Options) {
  const form = useRef<HTMLFormElement>(null)
  const fetcher = useFetcher<ContactResponse>()
  const report = useReportEvent()
  const [errors, setErrors] = useState<Errors>(posted?.fields ?? {})
  const [isPreparing, setIsPreparing] = useState(false)
  const [tokenFailed, setTokenFailed] = useState(false)
  const [lastResponse, setLastResponse] = useState(fetcher.data)
  if (fetcher.data !== lastResponse) {
    setLastResponse(fetcher.data)
    setErrors(fetcher.data?.fields ?? {})
  }
  const isSending = isPreparing || fetcher.state !== 'idle'
  const response = fetcher.data ?? posted
  const isSent = response?.sent === true
  const shown = tokenFailed ? { sent: false, message: contactPageMessages.captchaBroken } : response

  const controls = () =>
    contactFields.flatMap((name) => {
      const control = form.current?.elements.namedItem(name)
      return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? [control] : []
    })
  const focusFirst = (found: Errors) =>
    controls()
      .find(({ name }) => found[name] !== undefined)
      ?.focus()
  const recheck = async (name: string) => {
    if (form.current === null) return
    const found = await findErrors(form.current)
    setErrors((before) => ({ ...before, [name]: found[name] }))
  }

  const onResponse = useEffectEvent(({ sent, message, fields }: ContactResponse) => {
    if (sent) {
      void showToast('success', message)
      for (const control of controls()) control.value = ''
      return
    }
    void showToast('error', message)
    focusFirst(fields)
  })
  useEffect(() => {
    if (fetcher.data !== undefined) onResponse(fetcher.data)
  }, [fetcher.data])

  useEffect(() => {
    if (isSent) report('Lead')
  }, [isSent, report])

  const send = async (sending: HTMLFormElement) => {
    setTokenFailed(false)
    const found = await findErrors(sending)
    setErrors(found)
    if (Object.keys(found).length > 0) return focusFirst(found)
    try {
      const token = captcha === null ? {} : { recaptchaToken: await obtainCaptchaToken(captcha) }
      void fetcher.submit({ ...valuesOf(sending), ...token }, { method: 'post', action: '/contact' })
    } catch {
      setTokenFailed(true)
      void showToast('error', contactPageMessages.captchaBroken)
    }
  }

  return {
    form,
    state: isSent ? ('sent' as const) : isSending ? ('sending' as const) : ('idle' as const),
    shown: isSending ? null : (shown ?? null),
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      setIsPreparing(true)
      void send(event.currentTarget).finally(() => setIsPreparing(false))
    },
    fieldProps: (name: ContactField) => ({
      name,
      id: `contact-${name}`,
      defaultValue: posted?.values?.[name] ?? '',
      error: errors[name],
      /** Loads the rules and the captcha's script once someone starts to write. */
      onFocus: () => {
        loadRules().catch(() => undefined)
        if (captcha !== null) loadCaptcha(captcha).catch(() => undefined)
      },
      // A typo is reported when the visitor leaves the field, an empty field only on submit.
      onBlur: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        if (event.currentTarget.value.trim() !== '' && isTextField(event.relatedTarget)) void recheck(name)
      },
      onChange: (_event: ChangeEvent) => {
        if (errors[name] !== undefined) void recheck(name)
      },
    }),
  }
}
