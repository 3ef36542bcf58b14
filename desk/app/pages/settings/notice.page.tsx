import { noticeKeys, noticeOf, noticeOn } from '#domain/company/notice.ts'
import { yardDay } from '#domain/company/yard-clock.ts'
import { dayInWords } from '#domain/quote/day-words.ts'
import { listCompanySettings } from '#server/db/company-settings.ts'
import { deskUnavailable } from '#server/desk/desk-unavailable.ts'
import { planSettings } from '#server/desk/plan-setting.ts'
import { answerSettingsForm, fingerprintOf } from '#server/desk/settings/settings-form.ts'
import { TextArea, TextField } from '#ui/field.tsx'
import type { Route } from './+types/notice.page.ts'
import { SettingsForm } from './settings-form.tsx'
import { SettingsSection } from './settings-section.tsx'
import { sendSettings } from './send-settings.ts'

export const meta = () => [{ title: 'Notice | The desk' }]

export async function loader() {
  const stored = await deskUnavailable(listCompanySettings(noticeKeys))
  const [notice, today] = [noticeOf(stored), yardDay(new Date())]
  const state =
    notice === null
      ? 'No notice is set.'
      : noticeOn(notice, today) !== null
        ? `On every page now, through ${dayInWords(notice.until)}.`
        : notice.from > today
          ? `Goes up on ${dayInWords(notice.from)}.`
          : `Came down after ${dayInWords(notice.until)}.`
  return { seen: fingerprintOf(stored), notice, today, state }
}

export const action = (args: Route.ActionArgs) =>
  answerSettingsForm(args, (form) =>
    planSettings(
      new Map(
        noticeKeys.map((key) => [
          key,
          form.get('form') === 'take-down' ? null : (form.get(key)?.trim() ?? ''),
        ]),
      ),
    ),
  )

export const clientAction = sendSettings

export default function NoticePage({ loaderData: { seen, notice, today, state } }: Route.ComponentProps) {
  return (
    <SettingsSection
      title="Notice"
      lead="A line at the top of every public page for a few days, such as when you’re closed or a road is out."
    >
      <p className="px-(--gutter) pt-3 font-semibold">{state}</p>
      <SettingsForm name="notice" seen={seen}>
        <TextArea
          label="What it says"
          name="notice_text"
          rows={3}
          maxLength={200}
          required
          defaultValue={notice?.text ?? ''}
          hint="At most 200 characters."
        />
        <div className="grid gap-3 md:grid-cols-2">
          <TextField
            label="First day"
            name="notice_from"
            type="date"
            required
            defaultValue={notice?.from ?? today}
          />
          <TextField
            label="Last day"
            name="notice_until"
            type="date"
            required
            defaultValue={notice?.until ?? ''}
          />
        </div>
      </SettingsForm>
      {notice !== null && (
        <SettingsForm name="take-down" seen={seen} savesAtOnce label="Take it down" look="quiet" />
      )}
    </SettingsSection>
  )
}
