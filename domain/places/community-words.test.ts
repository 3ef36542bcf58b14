import { describe, expect, test } from 'vitest'
import { isLittleKnown } from './community-facts.ts'
import {
  communityNotes,
  countiesInWords,
  descriptionOf,
  groundInBrief,
  leadOf,
  listIntro,
  localQuestion,
  placeInBrief,
  titleOf,
  zipCodesInBrief,
} from './community-words.ts'
import { oakRule, ridge, unknown, waterSupplier } from '#tests/support/sample-communities.ts'

describe('what a page says', () => {
  test('is only what is recorded', () => {
    expect(leadOf(ridge)).toBe('Thin soil over limestone. Along I-10 and SH 46.')
    expect(communityNotes(ridge, '2023-11-19').map(({ title }) => title)).toEqual([
      'Oaks',
      'Water',
      'Ground',
      'Deer',
    ])
    expect(communityNotes(unknown, '2023-11-19')).toEqual([])
    expect(isLittleKnown(unknown)).toBe(true)
    expect(isLittleKnown(ridge)).toBe(false)
  })

  test('counts ZIP codes if there are many', () => {
    expect(zipCodesInBrief({ zipCodes: ['1', '2', '3', '4'] })).toBe('1, 2, 3, 4')
    expect(zipCodesInBrief({ zipCodes: ['1', '2', '3', '4', '5'] })).toBe('5, from 1 to 5')
    expect(zipCodesInBrief(unknown)).toBeNull()
  })
})

describe('a community in words', () => {
  test('counties', () => {
    expect(countiesInWords({ counties: [] })).toBeNull()
    expect(countiesInWords({ counties: ['Kendall'] })).toBe('Kendall County')
    expect(countiesInWords({ counties: ['Comal', 'Kendall'] })).toBe('Comal and Kendall counties')
    expect(countiesInWords({ counties: ['Bexar', 'Comal', 'Kendall'] })).toBe(
      'Bexar, Comal and Kendall counties',
    )
  })

  test('its ground, and whether it meets clay', () => {
    expect(groundInBrief(ridge)).toBe('Limestone')
    expect(groundInBrief({ ...ridge, groundCertain: false })).toBe('Limestone, at the edge of clay')
    expect(groundInBrief({ ...ridge, ground: 'clay' })).toBe('Clay')
    expect(groundInBrief({ ...ridge, ground: 'sand' })).toBe('Sandier ground')
    expect(groundInBrief(unknown)).toBeNull()
  })

  test('its ground, deer and oak wilt in a line', () => {
    const place = { ...ridge, forbidsRedOaks: true, deerPressure: 'high', oakWilt: 'here' } as const
    expect(placeInBrief(place)).toBe(
      'Thin soil over limestone. Deer come by daily. Oak wilt is there. The city bans red oaks.',
    )
    expect(
      placeInBrief({ ...place, groundCertain: false, oakWilt: 'county', deerPressure: 'low' }),
    ).toContain('limestone, at the edge of clay. Few deer. Oak wilt is in the county.')
    expect(placeInBrief({ ...unknown, forbidsRedOaks: false })).toBe('')
  })

  test('its lead, shorter if less is recorded', () => {
    expect(leadOf(unknown)).toBe(
      'We plant in Nowhere too. Send us your street, and we’ll look at the ground with you.',
    )
    expect(leadOf({ ...ridge, soil: null })).toBe('Edwards Plateau. Along I-10 and SH 46.')
    expect(leadOf({ ...ridge, nearestRoad: null })).toBe('Thin soil over limestone.')
  })

  test('its notes by subject', () => {
    const texts = (facts: typeof ridge) =>
      communityNotes(facts, '2023-11-19').map(({ title, text }) => [title, text])
    expect(texts({ ...ridge, oakWilt: 'county' })).toEqual([
      [
        'Oaks',
        'Oak wilt is confirmed in Kendall County. We didn’t find an oak rule for Ridge. Ask your county and your owners association. The Texas A&M Forest Service asks everyone: no cuts on oaks from February through June, and paint on every wound.',
      ],
      ['Water', 'City of Ridge. Your bill names the supplier. Ask how a new tree may be watered.'],
      ['Ground', 'Edwards Plateau. Thin soil over limestone.'],
      ['Deer', 'Expect deer every day. Cage every young trunk, whatever its rating.'],
    ])
    expect(texts({ ...ridge, kind: 'city' })[0]?.[1]).toContain('Ask City Hall.')
    expect(texts({ ...ridge, oakWilt: 'county', counties: [] })[0]?.[1]).toMatch(
      /^We didn’t find an oak rule for Ridge/,
    )
    expect(texts({ ...ridge, soil: null })[2]).toEqual(['Ground', 'Edwards Plateau.'])
    const bare = { ...ridge, ecoregion: null, soil: null, deerPressure: null }
    expect(texts(bare).map(([title]) => title)).toEqual(['Oaks', 'Water'])
    expect(texts({ ...ridge, waterProvider: null })[1]?.[1]).toMatch(/^We don’t know who supplies/)
  })

  test('without local rules, there are no lines and no sources', () => {
    const none = { lines: [], sources: [], dated: '' }
    expect(communityNotes(ridge, '2023-11-19')).toMatchObject([
      { title: 'Oaks', text: expect.stringMatching(/^We didn’t find an oak rule/), ...none },
      { title: 'Water', ...none },
      { title: 'Ground', ...none },
      { title: 'Deer', ...none },
    ])
  })

  test('its oak rule, if nothing is missing but the section', () => {
    const complete = { ...oakRule, pruning: 'Only in winter.', paint: 'At once.', permit: 'None.' }
    expect(communityNotes({ ...ridge, oakRule: complete }, '2023-11-19')[0]?.text).toBe(
      'Rules of the City of Ridge. Ask Ridge City Hall before you cut or plant.',
    )
  })

  test('its local rules, with source, date and what is missing', () => {
    const rule = { ...oakRule, section: 'Ordinance 7', pruning: 'Only in winter.', permit: 'None.' }
    const supplier = { ...waterSupplier, hand: 'Any day.' }
    const facts = { ...ridge, oakWilt: 'here', oakRule: rule, waterSuppliers: [supplier] } as const
    const [oaks, water] = communityNotes(
      { ...facts, waterSuppliers: [...facts.waterSuppliers] },
      '2023-11-19',
    )
    expect(oaks).toEqual({
      title: 'Oaks',
      text: 'Oak wilt has been identified in Ridge. Rules of the City of Ridge, Ordinance 7. We found nothing on paint. Ask Ridge City Hall before you cut or plant.',
      lines: [
        { label: 'Pruning', text: 'Only in winter.' },
        { label: 'Permit', text: 'None.' },
      ],
      sources: oakRule.sources,
      dated: 'Notice of June 2022.',
    })
    expect([water?.title, water?.text]).toEqual([
      'Water: City of Ridge',
      'Stages change with the drought. Check first with Ridge City Hall.',
    ])
    const [, silent] = communityNotes({ ...ridge, waterSuppliers: [waterSupplier] }, '2023-11-19')
    expect(silent?.text).toBe('We have no watering rules on record. Check first with Ridge City Hall.')
  })

  test('one question that a recorded fact answers', () => {
    expect(localQuestion(ridge)).toBeNull()
    expect(localQuestion({ ...ridge, oakRule })).toBeNull()
    const asked = (facts: Partial<typeof ridge>) => localQuestion({ ...ridge, ...facts })?.question
    expect(asked({ oakRule: { ...oakRule, forbidsRedOaks: true, pruning: 'In winter.' } })).toBe(
      'Can I plant a red oak in Ridge?',
    )
    expect(
      localQuestion({ ...ridge, oakRule: { ...oakRule, pruning: 'In winter.', paint: 'At once.' } }),
    ).toEqual({
      question: 'When can I prune an oak in Ridge?',
      answer: 'In winter. At once.',
    })
    expect(asked({ oakRule: { ...oakRule, paint: 'At once.' } })).toBe(
      'Do I have to paint a cut on an oak in Ridge?',
    )
    expect(localQuestion({ ...ridge, waterSuppliers: [{ ...waterSupplier, hand: 'Any day.' }] })).toEqual({
      question: 'How can I water a new tree in Ridge during a drought?',
      answer: 'Rules of the supplier, City of Ridge. Hose in hand: Any day. Check the stage first.',
    })
    expect(asked({ waterSuppliers: [waterSupplier] })).toBeUndefined()
  })

  test.each<[Partial<typeof oakRule>, string]>([
    [
      { forbidsRedOaks: true, section: 'Ordinance 7' },
      'Not inside the city limits: Ridge prohibits Texas red oak, Shumard oak and similar thin-barked red oaks (Ordinance 7). Your address can say Ridge and still be outside, so ask Ridge City Hall.',
    ],
    [
      { forbidsRedOaks: true },
      'Not inside the city limits: Ridge prohibits Texas red oak, Shumard oak and similar thin-barked red oaks (city code). Your address can say Ridge and still be outside, so ask Ridge City Hall.',
    ],
    [{ pruning: 'In winter.' }, 'In winter.'],
    [{ paint: 'At once.' }, 'Yes. At once.'],
  ])('an oak rule with %j answers it', (rule, answer) => {
    expect(localQuestion({ ...ridge, oakRule: { ...oakRule, ...rule } })?.answer).toBe(answer)
  })

  test.each<[Partial<typeof waterSupplier>, string]>([
    [{ newPlants: 'Ask first.' }, 'New plants: Ask first.'],
    [
      { hand: 'Any day.', drip: 'Mondays.', soaker: 'Never.', sprinkler: 'Never.', newPlants: 'Ask first.' },
      'Hose in hand: Any day. Drip: Mondays. New plants: Ask first.',
    ],
  ])('of a supplier’s rules %j, those for a new tree answer it', (rules, told) => {
    expect(localQuestion({ ...ridge, waterSuppliers: [{ ...waterSupplier, ...rules }] })?.answer).toBe(
      `Rules of the supplier, City of Ridge. ${told} Check the stage first.`,
    )
  })

  test('what its ten plants have in common', () => {
    expect(listIntro(ridge)).toBe('All ten handle thin soil over limestone and zone 8b winters.')
    expect(listIntro({ ...ridge, oakWilt: 'here' })).toBe(
      'All ten handle thin soil over limestone and zone 8b winters. Oak wilt has been identified in Ridge, so there’s no red oak among them.',
    )
    expect(listIntro({ ...ridge, groundCertain: false, usdaZone: '8b/9a' })).toBe(
      'All ten handle both limestone and clay and zone 8b to 9a winters.',
    )
    expect(listIntro({ ...ridge, ground: 'clay', groundCertain: false })).toBe(
      'All ten handle clay and zone 8b winters.',
    )
    expect(listIntro(unknown)).toBe('')
    expect(listIntro({ ...ridge, usdaZone: null })).toBe('')
    expect(listIntro({ ...ridge, ground: 'unknown' })).toBe('')
  })

  test('too little is known if ground, zone or position is missing', () => {
    for (const missing of [{ ground: 'unknown' }, { usdaZone: null }, { position: null }] as const)
      expect(isLittleKnown({ ...ridge, ...missing })).toBe(true)
  })
})

describe('the texts for a search result say as much as fits', () => {
  const reach = 'About 26 miles by road from our yard, delivery free'

  test('the title', () => {
    expect(titleOf({ name: 'x'.repeat(9) })).toBe(
      `Tree planting in ${'x'.repeat(9)}, TX: native trees, priced planted`,
    )
    expect(titleOf({ name: 'x'.repeat(10) })).toBe(`Tree planting in ${'x'.repeat(10)}, TX: native trees`)
    expect(titleOf({ name: 'x'.repeat(25) })).toBe(`Tree planting in ${'x'.repeat(25)}, TX: native trees`)
    expect(titleOf({ name: 'x'.repeat(26) })).toBe(`Tree planting in ${'x'.repeat(26)}, TX`)
    expect(titleOf({ name: 'x'.repeat(80) })).toBe(`Tree planting in ${'x'.repeat(43)}`)
  })

  test('the description', () => {
    const trees = 'Tree planting in Ridge'
    expect(descriptionOf(ridge, reach)).toBe(
      `${trees}, Kendall County: thin soil over limestone, zone 8b. ${reach}.`,
    )
    expect(descriptionOf({ ...ridge, counties: [], soil: null }, reach)).toBe(
      `${trees}: limestone, zone 8b. ${reach}.`,
    )
    const long = { ...ridge, soil: 'a soil '.repeat(20) }
    expect(descriptionOf(long, reach)).toBe(`${trees}, Kendall County: zone 8b, limestone. ${reach}.`)
    const longer = { ...long, counties: ['x'.repeat(60)] }
    expect(descriptionOf(longer, reach)).toBe(`${trees}: ten natives for its ground and zone 8b. ${reach}.`)
    expect(descriptionOf(longer, 'x'.repeat(100))).toBe(`${trees}: ten natives for its ground and zone 8b.`)
    const name = 'x'.repeat(115)
    expect(descriptionOf({ ...ridge, name }, reach)).toBe(
      `Tree planting in ${name}: ten natives for its ground`,
    )
    expect(descriptionOf(unknown, reach)).toBe(
      'Tree planting in Nowhere, Texas, natives only. Send us your street, and we’ll look at the ground before we name a tree.',
    )
  })
})
