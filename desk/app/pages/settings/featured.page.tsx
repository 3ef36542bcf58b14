import { deskUnavailable } from '#server/platform/requests/desk-unavailable.ts'
import { planFeatured, readFeaturing } from '#server/catalog/plan-featured.ts'
import { settingsAction, fingerprintOf } from '#server/desk/settings-form.ts'
import { SelectField } from '#ui/field.tsx'
import type { Route } from './+types/featured.page.ts'
import { SettingsForm } from './settings-form.tsx'
import { SettingsSection } from './settings-section.tsx'

export const meta = () => [{ title: 'Featured trees | The desk' }]

export async function loader() {
  const { ids, offered } = await deskUnavailable(readFeaturing())
  return { seen: fingerprintOf(ids), ids, offered }
}

const placeOf = (index: number) => `place ${index + 1}`

export const action = settingsAction((form) => {
  const chosen = [...form].filter(([name, id]) => name.startsWith('place ') && id !== '')
  return planFeatured(chosen.map(([, id]) => Number(id)))
})

export default function FeaturedPage({ loaderData: { seen, ids, offered } }: Route.ComponentProps) {
  const options = [
    { value: '', label: 'None' },
    ...offered.map(({ id, name }) => ({ value: String(id), label: name })),
  ]
  return (
    <SettingsSection
      title="Featured trees"
      lead="What the home page shows, in this order. A tree that’s out of stock is left out until it’s back."
    >
      <SettingsForm name="featured" seen={seen}>
        {/* One place more than are taken. */}
        {[...ids, ''].map((id, index) => (
          <SelectField
            key={placeOf(index)}
            label={`Place ${index + 1}`}
            name={placeOf(index)}
            defaultValue={String(id)}
            options={options}
          />
        ))}
      </SettingsForm>
    </SettingsSection>
  )
}
