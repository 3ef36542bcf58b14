import { isOld, oakRuleLines, waterLines } from '#domain/places/local-rules.ts'
import { fullDay } from '#domain/time/day-words.ts'
import { nurseryDay, type Day } from '#domain/time/nursery-clock.ts'
import { listOakRules, listWaterSuppliers } from '#server/catalog/places/local-rules.ts'
import { deskUnavailable } from '#server/platform/requests/desk-unavailable.ts'
import { planConfirmation } from '#server/catalog/places/plan-confirmation.ts'
import { settingsAction, fingerprintOf } from '#server/desk/settings-form.ts'
import { SectionHead } from '#desk/app/components/page-head.tsx'
import type { Route } from './+types/rules.page.ts'
import { DisclosureRow } from '#desk/app/components/disclosure-row.tsx'
import { SettingsForm } from './settings-form.tsx'
import { SettingsSection } from './settings-section.tsx'

export const meta = () => [{ title: 'Rules to confirm | The desk' }]

type Rule = {
  slug: string
  confirmedOn: string | null
  sourceDate: string | null
  sources: string[]
  ask: string
}

const shownRule = (
  title: string,
  lines: readonly { label: string; text: string }[],
  rule: Rule,
  today: Day,
) => ({
  slug: rule.slug,
  title,
  lines,
  ask: rule.ask,
  links: rule.sources.flatMap((source) => {
    const [, name, url] = /^\[(.+)\]\((https?:\/\/.+)\)$/.exec(source) ?? []
    return name === undefined || url === undefined ? [] : [{ name, url }]
  }),
  note:
    rule.confirmedOn === null
      ? `Not confirmed. Source: ${rule.sourceDate ?? 'none on record'}`
      : `Confirmed ${fullDay(rule.confirmedOn)}`,
  isConfirmed: rule.confirmedOn !== null,
  isOld: isOld(rule, today),
  seen: fingerprintOf(rule),
})

export async function loader() {
  const today = nurseryDay(new Date())
  const [oaks, waters] = await deskUnavailable(Promise.all([listOakRules(), listWaterSuppliers()]))
  return {
    kinds: [
      {
        kind: 'oak',
        title: 'Oaks',
        rules: oaks.map((rule) => shownRule(rule.city, oakRuleLines(rule), rule, today)),
      },
      {
        kind: 'water',
        title: 'Watering',
        rules: waters.map((rule) => shownRule(rule.name, waterLines(rule), rule, today)),
      },
    ],
  }
}

export const action = settingsAction((form) =>
  planConfirmation(
    form.get('kind') === 'water' ? 'water' : 'oak',
    form.get('slug') ?? '',
    form.get('undo') === 'yes' ? null : nurseryDay(new Date()),
  ),
)

export default function RulesPage({ loaderData: { kinds } }: Route.ComponentProps) {
  return (
    <SettingsSection
      title="Rules to confirm"
      lead="What cities say about oaks, and water suppliers about watering. Check each with its source, then confirm it. If one has changed, tell your engineer; a changed rule has to be confirmed again."
    >
      {kinds.map(({ kind, title, rules }) => (
        <section key={kind} aria-label={title}>
          <SectionHead
            title={title}
            note={`${rules.filter(({ isConfirmed }) => isConfirmed).length} of ${rules.length} confirmed`}
          />
          <ul>
            {rules.map((rule) => (
              <DisclosureRow
                key={rule.slug}
                title={rule.title}
                note={
                  <>
                    {rule.note}
                    {rule.isOld && (
                      <b className="block font-semibold text-danger">
                        More than two years old. Visitors are told to ask before they rely on it.
                      </b>
                    )}
                  </>
                }
              >
                <SettingsForm
                  name={`${kind} ${rule.slug}`}
                  seen={rule.seen}
                  savesAtOnce
                  label={rule.isConfirmed ? 'Take the confirmation back' : 'I checked it: it’s right'}
                >
                  <input type="hidden" name="kind" value={kind} />
                  <input type="hidden" name="slug" value={rule.slug} />
                  {rule.isConfirmed && <input type="hidden" name="undo" value="yes" />}
                  <dl className="grid gap-2 text-small">
                    {rule.lines.map(({ label, text }) => (
                      <div key={label}>
                        <dt className="font-semibold">{label}</dt>
                        <dd>{text}</dd>
                      </div>
                    ))}
                  </dl>
                  {rule.lines.length === 0 && <p className="text-small">Nothing is on record.</p>}
                  <p className="text-small text-ink-soft">Ask: {rule.ask}</p>
                  {rule.links.map(({ name, url }) => (
                    <a
                      key={url}
                      href={url}
                      rel="noreferrer"
                      target="_blank"
                      className="inline-flex min-h-12 items-center text-small text-link underline"
                    >
                      {name}
                    </a>
                  ))}
                </SettingsForm>
              </DisclosureRow>
            ))}
          </ul>
        </section>
      ))}
    </SettingsSection>
  )
}
