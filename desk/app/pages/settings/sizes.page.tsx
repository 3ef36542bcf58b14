import { containerSizeOf, containerSizes, containerSizeLabel } from '#domain/inventory/container-sizes.ts'
import { formatCents } from '#domain/money.ts'
import { counted } from '#domain/wording.ts'
import { deskUnavailable } from '#server/desk/desk-unavailable.ts'
import { listMarkup, percent, planMarkup, type MarkupFields } from '#server/desk/plan-markup.ts'
import { readCents, readPercent } from '#server/desk/read-amounts.ts'
import { answerSettingsForm, fingerprintOf } from '#server/desk/settings/settings-form.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextField } from '#ui/field.tsx'
import type { Route } from './+types/sizes.page.ts'
import { SettingsFold } from './settings-fold.tsx'
import { SettingsForm } from './settings-form.tsx'
import { SettingsSection } from './settings-section.tsx'
import { sendSettings } from './send-settings.ts'

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
        markup: String(markupBasisPoints / 100),
        planting: String(plantingFeeCents / 100),
        isOn: active,
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

export const action = (args: Route.ActionArgs) =>
  answerSettingsForm(args, async (form) => {
    const typed = (name: string) => form.get(name)?.trim() ?? ''
    const fields: MarkupFields = {
      active: form.get('on') === 'yes',
      markupBasisPoints: readPercent(typed('markup')),
      plantingFeeCents: readCents(typed('planting'), 'planting fee'),
    }
    return planMarkup(typed('size'), fields, form.get('form') === 'new size')
  })

export const clientAction = sendSettings

export default function SizesPage({ loaderData: { seen, sizes } }: Route.ComponentProps) {
  return (
    <SettingsSection
      title="Sizes, markup and planting"
      lead="What we add to the wholesale price of each container size, and what planting one costs. A size that a wholesaler’s list brings in shows up here by itself. Its name stays: lists, stock and sent quotes find the size by it. If you typed one wrong, turn it off and add it again."
    >
      <ul className="mt-3 border-t border-ink">
        {sizes.map(({ size, label, markup, planting, isOn, note }) => (
          <SettingsFold key={size} title={label} note={note}>
            <SettingsForm name={`size ${size}`} seen={seen}>
              <input type="hidden" name="size" value={size} />
              <PriceFields markup={markup} planting={planting} isOn={isOn} />
            </SettingsForm>
          </SettingsFold>
        ))}
        <SettingsFold title="A new size" note="One that no list has brought yet, such as 24 in box">
          <SettingsForm name="new size" seen={seen}>
            <TextField
              label="Size"
              name="size"
              required
              maxLength={60}
              hint="As the wholesaler’s list writes it. Visitors see it the same way."
            />
            <PriceFields isOn />
          </SettingsForm>
        </SettingsFold>
      </ul>
    </SettingsSection>
  )
}

type PriceFieldsProps = { markup?: string; planting?: string; isOn: boolean }

function PriceFields({ markup, planting, isOn }: PriceFieldsProps) {
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label="Markup in percent"
          name="markup"
          inputMode="decimal"
          required
          maxLength={7}
          defaultValue={markup}
        />
        <TextField
          label="Planting, in dollars"
          name="planting"
          inputMode="decimal"
          required
          maxLength={10}
          defaultValue={planting}
        />
      </div>
      <Checkbox name="on" value="yes" defaultChecked={isOn} label="In use" className="min-h-12" />
    </>
  )
}
