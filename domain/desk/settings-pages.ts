import { localRebates } from '#domain/places/rebates.ts'
import type { SettingKey } from '#domain/settings/settings.ts'

type More = {
  hint?: string | undefined
  placeholder?: string
  /** How many characters it takes. */
  most?: number
  isOptional?: boolean
}

/** A field of a settings form, as it's declared. */
export type SettingsField<Name extends string = string> = More & {
  name: Name
  label: string
  as: 'amount' | 'count' | 'date' | 'email' | 'long' | 'taxed' | 'tel' | 'text' | 'url' | 'yes'
}

export const field = <Name extends string>(
  name: Name,
  label: string,
  as: SettingsField['as'] = 'text',
  more: More = {},
): SettingsField<Name> => ({ name, label, as, ...more })

type SettingsPageForm = {
  name: string
  title?: string
  /** Each row is side by side where there's room. None: the form takes the page's settings away. */
  rows: readonly (readonly SettingsField<SettingKey>[])[]
}
export type SettingsPage = {
  title: string
  lead: string
  /** Nothing else changes with its settings, so nothing is shown first. */
  savesAtOnce?: boolean
  forms: readonly SettingsPageForm[]
}

/** The pages that only edit settings: each is its fields. */
const pages = {
  orders: {
    title: 'Orders and pick-up',
    lead: 'What a visitor can ask for, and how long it holds.',
    savesAtOnce: true,
    forms: [
      {
        name: 'quotes',
        rows: [
          [
            field('cage_price', 'A deer cage costs, in dollars', 'amount', {
              most: 10,
              isOptional: true,
              hint: 'Leave it empty to offer none.',
            }),
          ],
          [field('pickup_allowed', 'Visitors may pick plants up at the yard', 'yes')],
          [
            field('deposit_percent', 'A deposit is asked for, in percent', 'count', {
              most: 3,
              hint: '0 means there’s none.',
            }),
          ],
          [
            field('quote_valid_days', 'An official quote is valid for, in days', 'count', { most: 3 }),
            field('quote_set_aside_days', 'Plants are set aside for, in desk days', 'count', { most: 2 }),
          ],
        ],
      },
      {
        name: 'visits',
        title: 'Visits a day',
        rows: [
          [
            field('visits_per_weekday', 'On a weekday', 'count', { most: 2 }),
            field('visits_per_saturday', 'On a Saturday', 'count', { most: 2 }),
            field('visits_per_sunday', 'On a Sunday', 'count', { most: 2 }),
          ],
        ],
      },
      {
        name: 'minimum',
        title: 'Minimum order',
        rows: [[field('minimum_order', 'In dollars', 'amount', { most: 10, hint: '0 means there’s none.' })]],
      },
    ],
  },
  tax: {
    title: 'Sales tax',
    lead: 'On official quotes from now on: rounded once, on the sum of what’s taxed, after discounts. Quotes already sent stay as they are.',
    forms: [
      {
        name: 'tax',
        rows: [
          [field('sales_tax_percent', 'Rate in percent', 'amount', { most: 6, placeholder: '8.25' })],
          [field('sales_tax_on', 'Taxed', 'taxed')],
        ],
      },
    ],
  },
  licenses: {
    title: 'Licenses and insurance',
    lead: 'What a Texas nursery should state. Each line shows at the foot of every page once it’s filled in.',
    savesAtOnce: true,
    forms: [
      {
        name: 'licenses',
        rows: [
          [
            field('tda_registration', 'Nursery registration number', 'text', {
              most: 40,
              isOptional: true,
              hint: 'From the Texas Department of Agriculture.',
            }),
          ],
          [
            field('insurance', 'Insurance', 'text', {
              most: 120,
              isOptional: true,
              hint: 'Kind, amount and company.',
            }),
          ],
          [
            field('arborist', 'Arborist', 'text', {
              most: 120,
              isOptional: true,
              hint: 'Name and certification, such as an ISA number.',
            }),
          ],
        ],
      },
    ],
  },
  rebates: {
    title: 'Rebates',
    lead: 'Call each program, then set the last day it pays this season. Through that day a box shows in the cart, on San Antonio’s page and beside the sizes. Empty: only the article mentions it.',
    savesAtOnce: true,
    forms: [
      {
        name: 'rebates',
        rows: localRebates.map(({ key, name, text, source, sourceDate }) => [
          field(key, `${name}: last day`, 'date', {
            isOptional: true,
            hint: `The box will say: ${text} Source: ${source} (${sourceDate}).`,
          }),
        ]),
      },
    ],
  },
  notice: {
    title: 'Notice',
    lead: 'A line at the top of every public page for a few days, such as when you’re closed or a road is out.',
    forms: [
      {
        name: 'notice',
        rows: [
          [field('notice_text', 'What it says', 'long', { most: 200, hint: 'At most 200 characters.' })],
          [field('notice_from', 'First day', 'date'), field('notice_until', 'Last day', 'date')],
        ],
      },
      { name: 'take-down', rows: [] },
    ],
  },
} satisfies Record<string, SettingsPage>

/** Undefined where there's no such page, or one that shows more than its fields. */
export const settingsPage = (name: string): SettingsPage | undefined =>
  Object.hasOwn(pages, name) ? pages[name as keyof typeof pages] : undefined

/** A form's change of the settings: planned, while `seen` is the fingerprint of the values it's based on, or done. */
export type SettingsDone = { message: string; effects: readonly string[]; seen?: string }
