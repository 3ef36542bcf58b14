import type { ReactNode, SubmitEvent } from 'react'
import { Form, useSubmit } from 'react-router'
import { FormProblem } from './sign-in-frame.tsx'
import { usePasskey } from './use-passkey.ts'

type PasskeyFormProps = {
  /** From `touchIfNeeded`: asks for the passkey before sending; null if it was used in the last 5 minutes. */
  touch: string | null
  className?: string
  children: ReactNode
}

/** A form for what needs a fresh touch of the passkey. */
export function PasskeyForm({ touch, className, children }: PasskeyFormProps) {
  const passkey = usePasskey()
  const submit = useSubmit()
  async function send(fields: FormData, options: string) {
    const signed = await passkey.use(options)
    if (signed === undefined) return
    fields.set('passkey', signed)
    await submit(fields, { method: 'post' })
  }
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    if (touch === null) return
    event.preventDefault()
    void send(new FormData(event.currentTarget, event.nativeEvent.submitter), touch)
  }
  return (
    <Form method="post" className={className} onSubmit={onSubmit}>
      {children}
      <FormProblem>{passkey.problem}</FormProblem>
    </Form>
  )
}
