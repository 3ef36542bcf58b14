import { data } from 'react-router'
import { settingsPage } from '#domain/desk/settings-pages.ts'
import { deskUnavailable } from '#server/platform/requests/desk-unavailable.ts'
import { settingsAction } from '#server/desk/settings-form.ts'
import { planSettingsForm, readSettingsPage } from '#server/desk/settings-page.ts'
import { SectionHead } from '#desk/app/components/page-head.tsx'
import type { Route } from './+types/edit-settings.page.ts'
import { Fields } from './fields.tsx'
import { SettingsForm } from './settings-form.tsx'
import { SettingsSection } from './settings-section.tsx'

function getPage(name: string) {
  const page = settingsPage(name)
  if (page === undefined)
    throw data({ title: 'No such page', message: 'The settings have no such section.' }, 404)
  return page
}

export const meta = ({ params }: Route.MetaArgs) => [
  { title: `${settingsPage(params.section)?.title ?? 'Settings'} | The desk` },
]

export const loader = ({ params }: Route.LoaderArgs) =>
  deskUnavailable(readSettingsPage(getPage(params.section), new Date()))

export const action = settingsAction((form, { section = '' }) =>
  planSettingsForm(settingsPage(section), form),
)

const wide = ['', 'grid gap-4', 'grid gap-4 md:grid-cols-2 md:items-end', 'grid gap-4 md:grid-cols-3']

/** A page of the settings that's declared by its fields. */
export default function EditSettingsPage({ loaderData, params }: Route.ComponentProps) {
  const { title, lead, forms } = getPage(params.section)
  const { values, today, state } = loaderData
  return (
    <SettingsSection title={title} lead={lead}>
      {state !== null && <p className="px-(--gutter) pt-3 font-semibold">{state}</p>}
      {forms.map(({ name, title: formTitle, note, rows, savesAtOnce = false, missing }, index) => {
        const { seen = '', isMissing = false, isEmpty = true } = loaderData.forms[index] ?? {}
        if (rows.length === 0)
          return (
            !isEmpty && (
              <SettingsForm
                key={name}
                name={name}
                seen={seen}
                savesAtOnce
                label="Take it down"
                look="quiet"
              />
            )
          )
        return (
          <div key={name} className="contents">
            {formTitle !== undefined && <SectionHead title={formTitle} note={note} />}
            <SettingsForm name={name} seen={seen} savesAtOnce={savesAtOnce}>
              {isMissing && missing !== undefined && <p className="text-small text-danger">{missing}</p>}
              {rows.map((fields) => (
                <Fields
                  key={fields[0]?.name}
                  fields={fields}
                  values={values}
                  today={today}
                  className={
                    fields.length === 1 && fields[0]?.as === 'amount' ? 'max-w-80' : wide[fields.length]
                  }
                />
              ))}
            </SettingsForm>
          </div>
        )
      })}
    </SettingsSection>
  )
}
