import { ArrowUp, X } from 'lucide-react'
import { useState } from 'react'
import { listOf } from '#domain/settings/quote-settings.ts'
import { deskUnavailable } from '#server/platform/requests/desk-unavailable.ts'
import { planFeatured, readFeaturing } from '#server/catalog/plan-featured.ts'
import { settingsAction, fingerprintOf } from '#server/desk/settings-form.ts'
import { classNames } from '#ui/class-names.ts'
import { controlClass } from '#ui/field.tsx'
import type { Route } from './+types/featured.page.ts'
import { SettingsForm } from './settings-form.tsx'
import { SettingsSection } from './settings-section.tsx'

export const meta = () => [{ title: 'Featured trees | The desk' }]

export async function loader() {
  const { ids, offered, missing } = await deskUnavailable(readFeaturing())
  return {
    seen: fingerprintOf(ids),
    ids,
    names: Object.fromEntries([
      ...offered.map(({ id, name }) => [id, name] as const),
      ...missing.map((id) => [id, `Number ${id}, out of stock`] as const),
    ]),
    offered,
  }
}

export const action = settingsAction((form) => planFeatured(listOf(form.get('ids') ?? '').map(Number)))

export default function FeaturedPage({ loaderData }: Route.ComponentProps) {
  const { seen, ids, names, offered } = loaderData
  return (
    <SettingsSection
      title="Featured trees"
      lead="What the home page shows, in this order. A tree that’s out of stock is left out until it’s back."
    >
      <SettingsForm name="featured" seen={seen}>
        <Chosen key={seen} first={ids} names={names} offered={offered} />
      </SettingsForm>
    </SettingsSection>
  )
}

type ChosenProps = {
  first: readonly number[]
  names: Readonly<Record<number, string>>
  offered: readonly { id: number; name: string }[]
}

const iconClass = 'grid size-12 flex-none place-items-center rounded-box text-ink disabled:text-on-disabled'

function Chosen({ first, names, offered }: ChosenProps) {
  const [ids, setIds] = useState(first)
  const choose = (chosen: number[], { form }: HTMLButtonElement | HTMLSelectElement) => {
    setIds(chosen)
    // A button isn't a field, but what the form said about the last choice is outdated too.
    form?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const up = (index: number) =>
    ids.map((id, at) => (at === index - 1 ? ids[index] : at === index ? ids[index - 1] : id) ?? id)
  return (
    <>
      <input type="hidden" name="ids" value={ids.join(', ')} />
      <ol className="border-t border-line">
        {ids.map((id, index) => (
          <li key={id} className="flex items-center gap-1 border-b border-line">
            <span className="min-w-0 flex-1">
              {index + 1}. {names[id] ?? `Number ${id}`}
            </span>
            <button
              type="button"
              aria-label={`Move ${names[id] ?? id} up`}
              disabled={index === 0}
              onClick={({ currentTarget }) => choose(up(index), currentTarget)}
              className={iconClass}
            >
              <ArrowUp aria-hidden strokeWidth={1.7} />
            </button>
            <button
              type="button"
              aria-label={`Take ${names[id] ?? id} off`}
              onClick={({ currentTarget }) =>
                choose(
                  ids.filter((each) => each !== id),
                  currentTarget,
                )
              }
              className={iconClass}
            >
              <X aria-hidden strokeWidth={1.7} />
            </button>
          </li>
        ))}
      </ol>
      <label className="grid gap-1.5 text-small font-semibold">
        Add a tree
        <select
          value=""
          onChange={({ currentTarget }) => choose([...ids, Number(currentTarget.value)], currentTarget)}
          className={classNames(controlClass(undefined), 'h-12 appearance-auto font-normal')}
        >
          <option value="">Choose from what’s in stock</option>
          {offered
            .filter(({ id }) => !ids.includes(id))
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </select>
      </label>
    </>
  )
}
