import type { DemoDay } from './demo-days.ts'

// The demo: a nursery in the middle of a working week. One entry for each customer, with everything that happened, in order. To add
// one, copy an entry. Times are explained in demo-days.ts, and what each action does is in play-stories.ts.

export const owner = 'Ruth Kessler'
export const crew = 'Luis Herrera'

/** Photos show a drawn place each. */
export type Scene = 'front yard' | 'fence line' | 'back yard'

/** The owner's changes before sending an official quote. */
type Offer = {
  message?: string
  /** Instead of what the customer asked for. */
  plants?: string[]
  discount?: string
  discountReason?: string
  extra?: { name: string; price: string }
  /** Its last valid day, in workdays from today. */
  until?: number
}

export type Actions = {
  requests: []
  'requests more': [plants: string[]]
  'goes ahead': []
  'wants a change': [words: string]
  accepts: []
  'accepts, with care emails': []
  declines: []
  cancels: []
  /** The first weeks that the page offers. */
  'prefers weeks': [count: number]
  asks: [words: string]
  reports: [words: string]
  'sends a photo': [of: Scene]
  'is quoted': [offer: Offer]
  'is answered': [words: string]
  'gets a day': [day: DemoDay, hour: number]
  'gets another day': [day: DemoDay, hour: number]
  'is closed by us': [words: string]
  'is noted': [words: string]
  'has an 811 ticket': [number: string]
  'has a crew note': [words: string]
  /** Reasons by line, for what wasn't. */
  'is done': [undone?: Record<number, string>]
  'is paid': []
}
type Step = {
  [Action in keyof Actions]: [when: string, action: Action, ...given: Actions[Action]]
}[keyof Actions]

export type Customer = {
  /** Name, phone, street, town and ZIP code. */
  who: string
  /** Such as '2 Texas Redbud, 15 gal', and then 'caged', or 'unplanted' if it's only delivered. */
  plants: string[]
  isPickup?: true
  notes?: string
  story: Step[]
}

/** Whose pages `npm run dev` links to. */
export const shown = {
  'An estimate': 'Maria Delgado',
  'An official quote': 'Rebecca Schroeder',
  'Trees planted last spring': 'Elena Ortiz',
} as const

export const customers: Customer[] = [
  // Waiting for an answer.
  {
    who: 'Maria Delgado, (830) 555-0113, 27 Spanish Pass Road, Boerne 78006',
    plants: ['2 Texas Redbud, 15 gal, caged', '1 Escarpment Live Oak, 30 gal', '3 Autumn Sage, 3 gal'],
    notes: 'Two by the gate, where the deer come through. Gate code 4417.',
    story: [['25m', 'requests']],
  },
  {
    who: 'Tom Becker, (210) 555-0126, 11402 Bandera Spur, Helotes 78023',
    plants: ['1 Escarpment Live Oak, 65 gal'],
    notes: 'Shade for the west wall. Dog in the back yard, please call first.',
    story: [
      ['152m', 'requests'],
      ['147m', 'sends a photo', 'front yard'],
    ],
  },
  {
    who: 'Carmen Treviño, (830) 555-0158, 809 Court Street, Seguin 78155',
    plants: ['12 Gulf Muhly, 3 gal, unplanted', '6 Red Yucca, 5 gal, unplanted'],
    notes: 'We plant these ourselves, just drop them by the garage.',
    story: [['208m', 'requests']],
  },
  {
    who: 'Walt Jennings, (830) 555-0171, 3120 Rebecca Creek Road, Spring Branch 78070',
    plants: ['8 Autumn Sage, 3 gal', "5 Turk's Cap, 3 gal", '1 Mexican Plum, 5 gal'],
    isPickup: true,
    notes: 'I’ll bring the trailer.',
    story: [['73m', 'requests']],
  },
  {
    who: 'Grace Okafor, (210) 555-0139, 29015 Dietz Elkhorn Road, Fair Oaks Ranch 78015',
    plants: ['3 Texas Mountain Laurel, 15 gal'],
    notes: 'Along the drive. Can you plant before my daughter’s wedding? It’s in six weeks.',
    story: [['-1 16:22', 'requests']],
  },
  {
    who: 'Nancy Schultz, (830) 555-0104, 540 Bulverde Hills Drive, Bulverde 78163',
    plants: ['1 Bur Oak, 45 gal', '2 Possumhaw Holly, 15 gal'],
    notes: 'Septic field is on the left side of the house, nothing there please.',
    story: [['-2 09:31', 'requests']],
  },
  {
    who: 'Derek Owens, (210) 555-0187, 2218 Antler Crossing, Schertz 78154',
    plants: ['5 Cedar Elm, 15 gal'],
    notes: 'A row along the back fence, about 20 feet apart.',
    story: [
      ['-2 18:47', 'requests'],
      ['-2 18:55', 'sends a photo', 'fence line'],
      ['-1 08:12', 'goes ahead'],
    ],
  },
  {
    who: 'Diana Fuentes, (210) 555-0192, 5407 Rustic Cabin, San Antonio 78253',
    plants: ['2 Desert Willow, 15 gal'],
    notes: 'New house, the builder left us with nothing but sod.',
    story: [
      ['-1 19:05', 'requests'],
      [
        '-1 19:48',
        'requests more',
        ['2 Desert Willow, 15 gal', '1 Monterrey Oak, 30 gal', '5 Cenizo, 5 gal'],
      ],
    ],
  },
  // Our official quote is with them.
  {
    who: 'Rebecca Schroeder, (830) 555-0149, 9330 Bat Cave Road, Garden Ridge 78266',
    plants: ['1 Chinkapin Oak, 65 gal', '2 Texas Redbud, 15 gal, caged', '3 Texas Mountain Laurel, 15 gal'],
    notes: 'There’s a dead ash where the oak should go.',
    story: [
      ['-4 21:14', 'requests'],
      ['-4 21:20', 'sends a photo', 'front yard'],
      ['-4 21:21', 'sends a photo', 'back yard'],
      ['-3 10:36', 'is noted', 'Called her. The stump is about 14 inches, bring the grinder.'],
      [
        '-3 10:52',
        'is quoted',
        {
          message: 'It was good to talk. The price includes taking out the ash, stump and all.',
          extra: { name: 'Dead ash removed: felling, stump grinding, hauling', price: '380' },
          discount: '75',
          discountReason: 'six trees in one visit',
        },
      ],
    ],
  },
  {
    who: 'Patricia Nguyen, (210) 555-0118, 212 Argyle Avenue, San Antonio 78209',
    plants: ['2 Texas Persimmon, 15 gal', '1 Anacacho Orchid Tree, 15 gal'],
    story: [
      ['-5 13:20', 'requests'],
      ['-4 09:41', 'is quoted', { message: 'Both persimmons are multi-trunk, about 5 feet tall.' }],
      ['48m', 'wants a change', 'Could we drop one persimmon and add a second orchid tree?'],
    ],
  },
  {
    who: 'Bill Hartmann, (830) 555-0122, 1881 Mystic Shores Parkway, Canyon Lake 78133',
    plants: ['4 Eastern Red Cedar, 15 gal'],
    notes: 'To hide the neighbor’s boat.',
    story: [
      ['-22 11:08', 'requests'],
      ['-21 15:15', 'is quoted', { until: 3 }],
    ],
  },
  {
    who: 'Olivia Cantu, (830) 555-0136, 44 Gruene Bend, New Braunfels 78130',
    plants: ['2 Shumard Oak, 45 gal', '1 Bald Cypress, 30 gal'],
    notes: 'The cypress is for the low spot by the creek.',
    story: [
      ['-9 17:38', 'requests'],
      ['-8 11:10', 'is quoted', {}],
      ['-6 20:02', 'wants a change', 'That’s more than we planned. What would the oaks be in 30 gallon?'],
      [
        '-5 09:26',
        'is quoted',
        {
          message: 'In 30 gallon they’re a foot shorter now, and in five years nobody can tell.',
          plants: ['2 Shumard Oak, 30 gal', '1 Bald Cypress, 30 gal'],
        },
      ],
    ],
  },
  // Accepted, and a day still to be found.
  {
    who: 'Sam Whitfield, (830) 555-0177, 8615 Fair Oaks Parkway, Fair Oaks Ranch 78015',
    plants: ['1 Lacey Oak, 45 gal', '4 Red Yucca, 5 gal'],
    notes: 'HOA wants to know the day in advance.',
    story: [
      ['-6 18:30', 'requests'],
      ['-5 10:05', 'is quoted', {}],
      ['-2 19:33', 'accepts, with care emails'],
      ['-2 19:35', 'prefers weeks', 2],
    ],
  },
  {
    who: 'Ken Dawson, (830) 555-0183, 77 Ammann Ranch Road, Bulverde 78163',
    plants: ['2 Arbequina Olive, 15 gal', '4 Rosemary, 3 gal'],
    isPickup: true,
    story: [
      ['-4 12:11', 'requests'],
      ['-3 16:03', 'is quoted', {}],
      ['-1 13:26', 'accepts'],
    ],
  },
  // On the calendar.
  {
    who: 'Ann Keller, (830) 555-0109, 402 Kendall Woods, Boerne 78006',
    plants: ['2 Chinkapin Oak, 30 gal', '3 Autumn Sage, 3 gal'],
    notes: 'Gate code 0822. The hose bib is behind the pump house.',
    story: [
      ['-13 09:55', 'requests'],
      ['-12 10:20', 'is quoted', {}],
      ['-11 18:04', 'accepts, with care emails'],
      ['-10 09:12', 'gets a day', 0, 8],
      ['-5 08:25', 'has an 811 ticket', '2655501871'],
      ['-1 16:10', 'has a crew note', 'Caliche at a foot. Take the rock bar and the long hose.'],
    ],
  },
  {
    who: 'Miguel Santos, (210) 555-0144, 15511 Cedar Trail, Helotes 78023',
    plants: ['3 Texas Mountain Laurel, 15 gal', '6 Texas Lantana, 1 gal'],
    story: [
      ['-12 20:40', 'requests'],
      ['-11 11:33', 'is quoted', {}],
      ['-9 12:15', 'accepts'],
      ['-8 14:48', 'gets a day', 0, 11],
      ['-5 08:31', 'has an 811 ticket', '2655501902'],
    ],
  },
  {
    who: 'Dorothy Voss, (830) 555-0195, 30210 Leroy Scheel Road, Fair Oaks Ranch 78015',
    plants: ['8 Yaupon Holly, 5 gal, unplanted'],
    notes: 'My grandson plants them on the weekend.',
    story: [
      ['-9 10:02', 'requests'],
      ['-8 15:50', 'is quoted', {}],
      ['-7 09:09', 'accepts'],
      ['-7 13:37', 'gets a day', 0, 14],
    ],
  },
  {
    who: 'Carol Pruitt, (210) 555-0162, 118 Shavano Ranch, San Antonio 78231',
    plants: ['1 Escarpment Live Oak, 100 gal'],
    notes: 'The side gate is 6 feet wide. Sprinkler lines are flagged.',
    story: [
      ['-15 14:21', 'requests'],
      [
        '-14 09:48',
        'is quoted',
        { message: 'A tree this size needs the small loader; 6 feet is enough for it.' },
      ],
      ['-12 17:16', 'accepts, with care emails'],
      ['-11 08:40', 'gets a day', 1, 8],
      ['-5 08:37', 'has an 811 ticket', '2655502218'],
    ],
  },
  {
    who: 'Roberto Garza, (210) 555-0128, 26406 Timberline Drive, San Antonio 78260',
    plants: ['4 Desert Willow, 15 gal', '5 Cenizo, 5 gal'],
    story: [
      ['-11 19:27', 'requests'],
      ['-10 10:44', 'is quoted', {}],
      ['-8 21:03', 'accepts, with care emails'],
      ['-7 11:19', 'gets a day', 1, 13],
      ['-4 08:29', 'has an 811 ticket', '2655502240'],
      ['95m', 'asks', 'Should we water the spots the day before, or leave the ground dry?'],
    ],
  },
  {
    who: 'Linda Moore, (830) 555-0116, 905 Sophienburg Street, New Braunfels 78130',
    plants: ['2 Texas Red Oak, 30 gal'],
    notes: 'One each side of the walk. The cat stays in.',
    story: [
      ['-10 08:53', 'requests'],
      ['-9 13:29', 'is quoted', {}],
      ['-6 16:45', 'accepts'],
      ['-5 10:57', 'gets a day', 3, 9],
    ],
  },
  {
    who: 'Esteban Reyes, (210) 555-0174, 340 Deer Creek Boulevard, Cibolo 78108',
    plants: ['3 Cedar Elm, 30 gal'],
    notes: 'Heavy clay back there, it holds water after rain.',
    story: [
      ['-16 12:36', 'requests'],
      ['-15 09:17', 'is quoted', {}],
      ['-13 20:25', 'accepts'],
      ['-12 11:02', 'gets a day', -3, 8],
      ['-4 17:55', 'gets another day', 5, 8],
      ['-4 17:57', 'is noted', 'Too wet for the loader, he agreed to wait a week.'],
    ],
  },
  {
    who: 'Margaret Ott, (830) 555-0133, 212 Guadalupe Drive, Spring Branch 78070',
    plants: ['2 Monterrey Oak, 30 gal', '2 Evergreen Sumac, 5 gal'],
    story: [
      ['-14 11:47', 'requests'],
      ['-13 14:33', 'is quoted', {}],
      ['-10 18:18', 'accepts, with care emails'],
      ['-9 09:05', 'gets a day', 8, 9],
      ['-3 08:07', 'wants a change', 'My sister talked me into a third oak, same size if you have one.'],
      [
        '-2 09:34',
        'is quoted',
        {
          message: 'We have one more from the same row. The day stays as it is.',
          plants: ['3 Monterrey Oak, 30 gal', '2 Evergreen Sumac, 5 gal'],
        },
      ],
    ],
  },
  {
    who: 'Tony Barrera, (210) 555-0106, 8022 Forest Bluff, Live Oak 78233',
    plants: ['1 Montezuma Cypress, 30 gal'],
    story: [
      ['-11 16:52', 'requests'],
      ['-10 15:06', 'is quoted', {}],
      ['-8 07:42', 'accepts'],
      ['-8 10:30', 'gets a day', -1, 15],
      ['-6 08:44', 'has an 811 ticket', '2655501766'],
    ],
  },
  // Done.
  {
    who: 'Helen Krause, (830) 555-0155, 1260 Smithson Valley Road, Bulverde 78163',
    plants: ['1 Texas Red Oak, 45 gal', '2 Mexican Buckeye, 5 gal'],
    story: [
      ['-17 10:14', 'requests'],
      ['-16 09:23', 'is quoted', {}],
      ['-15 19:10', 'accepts, with care emails'],
      ['-14 13:55', 'gets a day', -2, 9],
      ['-7 08:35', 'has an 811 ticket', '2655501390'],
      ['-2 11:48', 'is done'],
      ['-2 11:49', 'is paid'],
    ],
  },
  {
    who: 'Victor Lozano, (210) 555-0181, 23110 Canyon Parkway, San Antonio 78258',
    plants: ['1 Bur Oak, 30 gal', '2 Texas Redbud, 15 gal'],
    notes: 'Solid rock in places, the pool people broke two bits.',
    story: [
      ['-20 17:03', 'requests'],
      ['-19 11:40', 'is quoted', {}],
      ['-17 08:56', 'accepts, with care emails'],
      ['-16 15:22', 'gets a day', -8, 8],
      ['-12 08:28', 'has an 811 ticket', '2655501108'],
      ['-8 12:34', 'is done', { 2: 'Rock at 8 inches on the east side. Back with the auger next week.' }],
    ],
  },
  {
    who: 'Susan Albright, (830) 555-0147, 21 Forest Waters Circle, Garden Ridge 78266',
    plants: ['3 Texas Redbud, 15 gal, caged'],
    story: [
      ['-25 13:12', 'requests'],
      ['-24 10:09', 'is quoted', {}],
      ['-22 20:31', 'accepts, with care emails'],
      ['-21 09:16', 'gets a day', -15, 8],
      ['-20 08:41', 'has an 811 ticket', '2655500847'],
      ['-15 10:59', 'is done'],
      ['-15 11:05', 'is paid'],
      ['-1 17:24', 'reports', 'The leaves on the left one are curling and going brown at the tips.'],
      ['-1 17:27', 'sends a photo', 'fence line'],
    ],
  },
  {
    who: 'Nathan Cole, (830) 555-0198, 512 River Way, Spring Branch 78070',
    plants: ['10 Gulf Muhly, 3 gal', '3 Flame Acanthus, 5 gal'],
    isPickup: true,
    story: [
      ['-10 11:26', 'requests'],
      ['-9 16:20', 'is quoted', {}],
      ['-9 18:49', 'accepts'],
      ['-8 09:02', 'gets a day', -6, 10],
      ['-6 10:21', 'is done'],
      ['-6 10:24', 'is paid'],
    ],
  },
  // Planted last spring, in or after their first summer.
  {
    who: 'Elena Ortiz, (830) 555-0117, 118 Cibolo Ridge, Boerne 78006',
    plants: [
      '1 Escarpment Live Oak, 45 gal',
      '2 Texas Redbud, 15 gal, caged',
      '3 Texas Mountain Laurel, 15 gal',
    ],
    notes: 'Gate code 4417. Well water, low pressure in the afternoon.',
    story: [
      ['03-24 19:11', 'requests'],
      ['03-24 19:16', 'sends a photo', 'back yard'],
      ['03-25 10:28', 'is quoted', {}],
      ['03-26 08:33', 'accepts, with care emails'],
      ['03-26 14:05', 'gets a day', '04-14', 8],
      ['04-07 08:30', 'has an 811 ticket', '2655412077'],
      ['04-14 12:10', 'is done'],
      ['04-14 12:11', 'is paid'],
      ['05-29 07:46', 'asks', 'It’s 97 already. Is twice a week still enough for the oak?'],
      [
        '05-29 11:31',
        'is answered',
        'Go to three times until it rains, and check the mulch is 3 inches deep.',
      ],
    ],
  },
  // Came to nothing.
  {
    who: 'Greg Stanton, (210) 555-0131, 3617 Live Oak Trail, Schertz 78154',
    plants: ['2 Mexican Sycamore, 30 gal'],
    story: [
      ['-9 15:44', 'requests'],
      ['-8 09:39', 'is quoted', {}],
      ['-6 17:21', 'accepts'],
      ['-5 11:14', 'gets a day', 6, 10],
      ['-2 12:58', 'cancels'],
    ],
  },
  {
    who: 'Yolanda Perez, (210) 555-0123, 931 Kampmann Boulevard, San Antonio 78201',
    plants: ['1 Crape Myrtle, 45 gal'],
    story: [
      ['-11 10:50', 'requests'],
      ['-10 09:31', 'is quoted', {}],
      ['-7 14:06', 'declines'],
    ],
  },
  {
    who: 'Frank Dietz, (830) 555-0189, 6 Santa Clara Loop, Marion 78124',
    plants: ['3 Pecan, 15 gal'],
    notes: 'For the river bottom.',
    story: [
      ['-35 12:02', 'requests'],
      ['-34 10:47', 'is quoted', {}],
    ],
  },
  {
    who: 'Brooke Sanders, (210) 555-0179, 1220 Donella Drive, San Antonio 78232',
    plants: ['2 Texas Red Oak, 100 gal'],
    story: [
      ['-13 18:09', 'requests'],
      [
        '-12 14:40',
        'is closed by us',
        'A 100 gallon tree doesn’t fit down your alley. We’ll gladly quote 30 gallon.',
      ],
    ],
  },
]

/** Through the contact form: when, name and phone, and the words. */
export const messages: [when: string, who: string, words: string][] = [
  [
    '-1 09:47',
    'Oscar Medina, (210) 555-0153',
    'We lost two oaks to wilt. Can you come and tell us what we can still plant near them?',
  ],
  [
    '-1 20:34',
    'Janet Friesenhahn, (830) 555-0185',
    'Do you ever get bigtooth maple in a 30 gallon? We saw one at the nature center and would wait for it.',
  ],
  [
    '112m',
    'Kathy Rowland, (210) 555-0190',
    'Our scout troop needs 20 small trees for a service project. Is there a price for that?',
  ],
]

/** The crew's counts, one plant a minute. Everything else is listed without a number. */
export const counts: [when: string, plants: string][] = [
  ['-18 07:40', '14 Cedar Elm, 15 gal; 9 Cedar Elm, 30 gal; 6 Bur Oak, 30 gal; 2 Bur Oak, 45 gal'],
  ['-16 07:35', '12 Escarpment Live Oak, 15 gal; 7 Escarpment Live Oak, 30 gal; 5 Lacey Oak, 15 gal'],
  ['-16 07:48', '4 Escarpment Live Oak, 65 gal; 2 Escarpment Live Oak, 100 gal; 4 Monterrey Oak, 30 gal'],
  ['-9 07:44', '22 Agarita, 1 gal; 9 Agarita, 5 gal; 3 Anacacho Orchid Tree, 15 gal; 8 Anacua, 15 gal'],
  ['-9 07:50', '2 Anacua, 30 gal; 5 Arbequina Olive, 15 gal; 48 Autumn Sage, 1 gal; 4 Bald Cypress, 30 gal'],
  ['-6 07:52', '18 Texas Redbud, 15 gal; 16 Texas Mountain Laurel, 15 gal; 8 Mexican Plum, 15 gal'],
  ['-3 15:20', '6 Chinkapin Oak, 30 gal; 2 Chinkapin Oak, 65 gal; 9 Desert Willow, 15 gal'],
  ['-1 07:31', '3 Texas Persimmon, 15 gal; 26 Autumn Sage, 3 gal; 0 Retama, 5 gal; 40 Gulf Muhly, 3 gal'],
]

/** A wholesaler's list that waits for the owner's decisions. */
export const priceList = {
  when: '35m',
  file: 'tools/demo/balcones-tree-farm.csv',
  name: 'Balcones Tree Farm availability.csv',
}
