import type { ReactNode } from 'react'
import { PageHead } from '#desk/app/components/page-head.tsx'

type SettingsSectionProps = { title: string; lead?: ReactNode; children: ReactNode }

/** One page of the settings: its own head on a phone, a heading beside the index from 1024 px. */
export function SettingsSection({ title, lead, children }: SettingsSectionProps) {
  return (
    <section aria-label={title} className="lg:max-w-180">
      <div className="lg:hidden">
        <PageHead back="/settings" title={title} />
      </div>
      <div className="px-(--gutter) pt-4 lg:pt-5">
        <h2 className="text-[1.75rem] max-lg:hidden">{title}</h2>
        {lead !== undefined && <div className="max-w-[64ch] text-small text-ink-soft lg:mt-1">{lead}</div>}
      </div>
      {children}
    </section>
  )
}
