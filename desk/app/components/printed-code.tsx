import { Printer } from 'lucide-react'
import { SmallButton } from '#desk/app/components/small-button.tsx'

/** A recovery code, shown this once. */
export function PrintedCode({ code }: { code: string }) {
  return (
    <div className="grid gap-3 text-left">
      <p>
        <b className="font-semibold">Print this code or write it down.</b> If you lose your phone, it lets you
        add a new passkey without anyone’s help. It works once, and it’s shown only now.
      </p>
      <p
        data-testid="recovery-code"
        className="rounded-box border border-dashed border-line-control bg-control px-3 py-3.5 text-center font-display text-[min(1.1875rem,4.6vw)] leading-snug font-medium text-balance wrap-anywhere select-all"
      >
        {code}
      </p>
      <p className="text-caption text-ink-quiet">Keep it with your papers, not on the phone.</p>
      <SmallButton className="print:hidden" onClick={() => window.print()}>
        <Printer aria-hidden className="size-5" strokeWidth={1.7} /> Print
      </SmallButton>
    </div>
  )
}
