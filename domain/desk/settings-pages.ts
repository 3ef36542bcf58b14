import { articleCategories } from '#domain/articles/article.ts'
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
  as:
    | 'amount'
    | 'count'
    | 'date'
    | 'days'
    | 'email'
    | 'long'
    | 'review'
    | 'taxed'
    | 'tel'
    | 'text'
    | 'url'
    | 'yes'
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
  note?: string
  /** Nothing else changes with its settings, so nothing is shown first. */
  savesAtOnce?: boolean
  /** Shown while not all of its settings are set. */
  missing?: string
  /** Each row is side by side where there's room. None: the form takes the page's settings away. */
  rows: readonly (readonly SettingsField<SettingKey>[])[]
}
export type SettingsPage = {
  title: string
  lead: string
  forms: readonly SettingsPageForm[]
}

/** The pages that only edit settings: each is its fields. */
const pages = {
  company: {
    title: 'Company',
    lead: 'On every page, in every email, and in what search engines read about us.',
    forms: [
      {
        name: 'company',
        savesAtOnce: true,
        rows: [
          [field('company_name', 'Name', 'text', { most: 100 })],
          [field('company_phone', 'Phone', 'tel', { most: 40 })],
          [field('company_email', 'Email', 'email', { most: 254 })],
          [field('company_website', 'Website', 'text', { most: 200 })],
        ],
      },
      {
        name: 'address',
        title: 'Where the yard is',
        rows: [
          [
            field('company_address', 'Address of the yard', 'text', {
              most: 200,
              hint: 'Street, city, state and ZIP. Delivery distances start at this ZIP code.',
            }),
          ],
        ],
      },
    ],
  },
  hours: {
    title: 'Hours and promise',
    lead: 'All seven days, in whole hours: on pages, in emails, and in the promise to those who ask for a quote.',
    forms: [
      {
        name: 'hours',
        rows: [
          [
            field('quote_desk_hours', 'Quote desk', 'text', {
              most: 120,
              hint: 'Such as Mon-Fri 8-5, Sat 9-2, Sun closed',
            }),
          ],
          [field('crew_hours', 'Crews', 'text', { most: 120, hint: 'Such as Mon-Sat 7AM-6PM, Sun closed' })],
          [field('quote_promise_hours', 'We answer within, in hours of desk time', 'count', { most: 2 })],
        ],
      },
      {
        name: 'closed-days',
        title: 'Closed days',
        note: 'No promise and no visit falls on them',
        savesAtOnce: true,
        rows: [
          [
            field('quote_closed_days', 'Check the days on which you’re closed.', 'days', {
              isOptional: true,
            }),
          ],
        ],
      },
    ],
  },
  claims: {
    title: 'Claims and reviews',
    lead: 'What the home page and Learn say about us. Only you can vouch for it, so visitors don’t see a review that’s a stand-in.',
    forms: [
      {
        name: 'figures',
        savesAtOnce: true,
        missing: 'Not confirmed yet: correct what’s wrong, then save.',
        rows: [
          [
            field('claim_rating', 'Rating', 'text', { most: 3, hint: '1 to 5' }),
            field('claim_species', 'Species', 'text', { most: 6, hint: 'Such as 25+' }),
            field('claim_communities', 'Communities', 'text', { most: 6, hint: 'Such as 50+' }),
          ],
          [
            field('claim_articles', 'Articles planned', 'text', {
              most: 30,
              hint: `In this order: ${articleCategories.map(({ name }) => name).join(', ')}`,
            }),
          ],
        ],
      },
      {
        name: 'reviews',
        title: 'Reviews',
        note: 'Two on the home page',
        rows: [
          [field('review_1', 'First review', 'review')],
          [field('review_2', 'Second review', 'review')],
          [
            field('reviews_confirmed', 'Both are real, were published there, and we may show them', 'yes', {
              isOptional: true,
            }),
          ],
        ],
      },
      {
        name: 'page',
        title: 'Asking for a review',
        savesAtOnce: true,
        rows: [
          [
            field('review_page', 'Where customers can write one', 'url', {
              most: 200,
              isOptional: true,
              placeholder: 'https://',
              hint: 'If it’s set, Text and Mail of a planted order ask for a review and link to it.',
            }),
          ],
        ],
      },
    ],
  },
  orders: {
    title: 'Orders and pick-up',
    lead: 'What a visitor can ask for, and how long it holds.',
    forms: [
      {
        name: 'quotes',
        savesAtOnce: true,
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
        savesAtOnce: true,
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
        savesAtOnce: true,
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
        missing: 'No rate yet, so no official quote can go out. Ask your bookkeeper what’s taxed.',
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
    forms: [
      {
        name: 'licenses',
        savesAtOnce: true,
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
    forms: [
      {
        name: 'rebates',
        savesAtOnce: true,
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
