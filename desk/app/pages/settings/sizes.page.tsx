import { containerSizeOf, containerSizes, containerSizeLabel } from '#domain/stock/container-sizes.ts'
import { field } from '#domain/desk/settings-pages.ts'
import { formatCents } from '#domain/money.ts'
import { counted } from '#domain/wording.ts'
import { deskUnavailable } from '#server/platform/requests/desk-unavailable.ts'
import { listMarkup, percent, planMarkup, type MarkupFields } from '#server/stock/plan-markup.ts'
import { readCents, readPercent } from '#server/platform/requests/read-amounts.ts'
import { settingsAction, fingerprintOf } from '#server/desk/settings-form.ts'
import type { Route } from './+types/sizes.page.ts'
import { Fields } from './fields.tsx'
import { DisclosureRow } from '#desk/app/components/disclosure-row.tsx'
import { SettingsForm } from './settings-form.tsx'
import { SettingsSection } from './settings-section.tsx'

export const meta = () => [{ title: 'Sizes, markup and planting | The desk' }]

const sizeOrder = (size: string) => containerSizes.indexOf(containerSizeOf(size))

export async function loader() {
  const { rules, sold } = await deskUnavailable(listMarkup())
  const ruled = rules.map((rule) => ({
    size: rule.containerSize,
    rows: sold
      .filter(({ size }) => isSameSize(size, rule.containerSize))
      .reduce((sum, { rows }) => sum + rows, 0),
    ...rule,
  }))
  const others = sold
    .filter(({ size }) => rules.every(({ containerSize }) => !isSameSize(size, containerSize)))
    .map((each) => ({ ...each, active: true }))
  return {
    seen: fingerprintOf(rules),
    sizes: [...ruled, ...others]
      .toSorted((one, other) => sizeOrder(one.size) - sizeOrder(other.size))
      .map(({ size, rows, markupBasisPoints, plantingFeeCents, active }) => ({
        size,
        label: containerSizeOf(size) === 'other' ? size : containerSizeLabel(containerSizeOf(size)),
        values: {
          markup: String(markupBasisPoints / 100),
          planting: String(plantingFeeCents / 100),
          on: active ? 'yes' : '',
        },
        note: [
          `Markup ${percent(markupBasisPoints)}`,
          `planting ${formatCents(plantingFeeCents)}`,
          active ? '' : 'off: the usual fee and markup apply',
          rows === 0 ? 'none in stock' : `${counted(rows, 'row')} in stock`,
        ]
          .filter((part) => part !== '')
          .join(', '),
      })),
  }
}

function isSameSize(one: string, other: string): boolean {
  const size = containerSizeOf(one)
  return size === 'other' ? one.toLowerCase() === other.toLowerCase() : size === containerSizeOf(other)
}

export const action = settingsAction(async (form) => {
  const typed = (name: string) => form.get(name)?.trim() ?? ''
  const fields: MarkupFields = {
    active: form.get('on') === 'yes',
    markupBasisPoints: readPercent(typed('markup')),
    plantingFeeCents: readCents(typed('planting'), 'planting fee'),
  }
  return planMarkup(typed('size'), fields, form.get('form') === 'new size')
})

export default function SizesPage({ loaderData: { seen, sizes } }: Route.ComponentProps) {
  return (
    <SettingsSection
      title="Sizes, markup and planting"
      lead="What we add to the wholesale price of each container size, and what planting one costs. Add a new size, such as 24 in box, before you upload a list that has it. Its name stays: lists, stock and sent quotes find the size by it. If you typed one wrong, turn it off and add it again."
    >
      <ul className="mt-3 border-t border-ink">
        {sizes.map(({ size, label, values, note }) => (
          <DisclosureRow key={size} title={label} note={note}>
            <SettingsForm name={`size ${size}`} seen={seen}>
              <input type="hidden" name="size" value={size} />
              <PriceFields values={values} />
            </SettingsForm>
          </DisclosureRow>
        ))}
        <DisclosureRow title="A new size" note="One that no list has brought yet, such as 24 in box">
          <SettingsForm name="new size" seen={seen}>
            <Fields
              fields={[
                field('size', 'Size', 'text', {
                  most: 60,
                  hint: 'As the wholesaler’s list writes it. Visitors see it the same way.',
                }),
              ]}
              values={{}}
            />
            <PriceFields values={{ on: 'yes' }} />
          </SettingsForm>
        </DisclosureRow>
      </ul>
    </SettingsSection>
  )
}

const amounts = [
  field('markup', 'Markup in percent', 'amount', { most: 7 }),
  field('planting', 'Planting, in dollars', 'amount', { most: 10 }),
]

function PriceFields({ values }: { values: Partial<Record<string, string>> }) {
  return (
    <>
      <Fields fields={amounts} values={values} className="grid grid-cols-2 gap-3" />
      <Fields fields={[field('on', 'In use', 'yes')]} values={values} />
    </>
  )
}
