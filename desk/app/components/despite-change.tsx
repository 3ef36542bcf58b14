import { Checkbox } from '#ui/checkbox.tsx'

/** A change request is still open: going ahead takes a deliberate check. */
export function DespiteChange({ firstName }: { firstName: string }) {
  return (
    <Checkbox
      name="despiteChange"
      className="min-h-12"
      label={`Go ahead even though ${firstName} asked for a change`}
    />
  )
}
