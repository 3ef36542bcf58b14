import { useNavigation, useSubmit } from 'react-router'
import { PasskeyForm } from '#desk/app/components/passkey-form.tsx'
import { FormProblem } from '#desk/app/components/sign-in-frame.tsx'
import { SmallButton } from '#desk/app/components/small-button.tsx'
import { usePasskey } from '#desk/app/components/use-passkey.ts'

type AnotherDeviceProps = {
  touch: string | null
  enrollment: string | undefined
  /** They have a single passkey. */
  isOnly: boolean
}

/** A passkey for the device in use. Two taps, because a browser asks for one passkey per tap. */
export function AnotherDevice({ touch, enrollment, isOnly }: AnotherDeviceProps) {
  const passkey = usePasskey()
  const submit = useSubmit()
  const isBusy = useNavigation().state !== 'idle' || passkey.isAsking
  async function create(options: string) {
    const created = await passkey.create(options)
    if (created !== undefined) await submit({ intent: 'add-passkey', created }, { method: 'post' })
  }
  return enrollment === undefined ? (
    <PasskeyForm touch={touch} className="grid justify-items-start gap-3 px-(--gutter) py-4">
      <p className="text-small text-ink-soft">
        To use the office computer, too: sign in on it with your phone’s passkey, open this page there, and
        add a passkey of its own.
        {isOnly &&
          ' You have only one so far. With a second one, you can still get in if you lose your phone.'}
      </p>
      <SmallButton intent="open-passkey" disabled={isBusy}>
        Add a passkey on this device
      </SmallButton>
    </PasskeyForm>
  ) : (
    <div className="grid justify-items-start gap-3 px-(--gutter) py-4">
      <SmallButton look="brand" disabled={isBusy} onClick={() => void create(enrollment)}>
        Create the passkey
      </SmallButton>
      <FormProblem>{passkey.problem}</FormProblem>
    </div>
  )
}
