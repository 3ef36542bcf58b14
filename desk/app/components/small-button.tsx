import type { ComponentProps } from 'react'
import { Button } from '#ui/button.tsx'

type SmallButtonProps = Omit<ComponentProps<typeof Button>, 'size'> & { intent?: string | undefined }

/** A button beside others, as high as a thumb needs. With an intent, it sends its form for that. */
export function SmallButton({ intent, look = 'quiet', ...props }: SmallButtonProps) {
  const submits = intent === undefined ? {} : ({ type: 'submit', name: 'intent', value: intent } as const)
  return <Button {...submits} look={look} size="thumb" {...props} />
}
