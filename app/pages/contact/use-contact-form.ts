import { useEffect, useEffectEvent, useState } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import { useFetcher } from 'react-router'
import { usePostedErrors } from '#app/components/forms/form-fields.tsx'
import { useReportEvent } from '#app/components/pixel/use-pixel.ts'
import { toast } from '#ui/toaster.tsx'
import type { ContactMessage } from '#domain/contact/contact-message.ts'
import { contactPageMessages } from '#domain/contact/contact-words.ts'
import { loadCaptcha, obtainCaptchaToken, type Captcha } from './captcha-token.ts'
import type { ContactValues } from './contact-resolver.ts'

/** The server's response to a message, shown the same way with and without JavaScript. */
export type ContactResponse = {
  sent: boolean
  message: string
  /** Error messages by field name. */
  fields: Record<string, string>
  /** The posted values, for a form that comes back without JavaScript. */
  values: Record<string, string> | null
}

const emptyForm: ContactValues = { name: '', email: '', phone: '', message: '' }

const loadResolver = () => import('./contact-resolver.ts')

/** If the rules can't be loaded, the server still checks the message. */
const resolver: Resolver<ContactValues, unknown, ContactMessage> = async (values, context, options) => {
  try {
    const { contactResolver } = await loadResolver()
    return await contactResolver(values, context, options)
  } catch {
    return { values: { ...values, service: '' }, errors: {} }
  }
}

type Options = { captcha: Captcha | null; posted: ContactResponse | null }

/** The contact form in its three states (CO-03), with the response to the last submit. */
export function useContactForm({ captcha, posted }: Options) {
  const fetcher = useFetcher<ContactResponse>()
  const report = useReportEvent()
  const [tokenFailed, setTokenFailed] = useState(false)
  const form = useForm<ContactValues, unknown, ContactMessage>({
    resolver,
    defaultValues: { ...emptyForm, ...posted?.values },
    ...usePostedErrors(posted && { fields: posted.fields, message: null }),
  })
  const isSending = form.formState.isSubmitting || fetcher.state !== 'idle'
  const response = fetcher.data ?? posted
  const isSent = response?.sent === true
  const shown = tokenFailed ? { sent: false, message: contactPageMessages.captchaBroken } : response

  const onResponse = useEffectEvent(({ sent, message, fields }: ContactResponse) => {
    if (sent) {
      toast.success(message)
      form.reset(emptyForm)
      return
    }
    toast.error(message)
    Object.entries(fields).forEach(([field, error], index) =>
      form.setError(field as keyof ContactValues, { message: error }, { shouldFocus: index === 0 }),
    )
  })
  useEffect(() => {
    if (fetcher.data !== undefined) onResponse(fetcher.data)
  }, [fetcher.data])

  useEffect(() => {
    if (isSent) report('Lead')
  }, [isSent, report])

  const send = async (message: ContactMessage) => {
    setTokenFailed(false)
    try {
      const token = captcha === null ? {} : { recaptchaToken: await obtainCaptchaToken(captcha) }
      void fetcher.submit({ ...message, ...token }, { method: 'post', action: '/contact' })
    } catch {
      setTokenFailed(true)
      toast.error(contactPageMessages.captchaBroken)
    }
  }

  return {
    form,
    state: isSent ? ('sent' as const) : isSending ? ('sending' as const) : ('idle' as const),
    shown: isSending ? null : (shown ?? null),
    submit: () => void form.handleSubmit(send)(),
    /** Loads the rules and the captcha's script once someone starts to write. */
    prepare: () => {
      loadResolver().catch(() => undefined)
      if (captcha !== null) loadCaptcha(captcha).catch(() => undefined)
    },
  }
}
