import { findCommunity, nameInSentence } from '#domain/places/communities.ts'
import { heightStepLabel } from '#domain/search/range-steps.ts'
import { exposures } from '#domain/plants/vocabulary.ts'
import { isFullRange } from '#domain/search/parameters.ts'
import type { Reading } from '#domain/search/read-search.ts'
import { allHeights, allSun, type ListFilter, type PlantChoices } from '#domain/search/plant-choices.ts'
import { capitalize, rangeInWords } from '#domain/wording.ts'

import { deerLabels, leafLabels } from './choice-labels.ts'

type Applied = { label: string; given?: string; without: Partial<PlantChoices> }

type ReadText = Pick<Reading, 'understood' | 'corrections'>

/** The search words, one by one if they mean something ('shade: shade trees, 25 ft and taller'), each with the text without it. */
export function appliedWords(text: string, { understood, corrections }: ReadText = unread): Applied[] {
  if (text === '') return []
  if (understood.length === 0) return [{ label: `“${text}”`, without: { text: '' } }]
  const names = corrections.flatMap(({ given }) => given || []).join(' ')
  const needs = understood.map(({ given }) => given).join(' ')
  return [
    ...understood.map(({ given, means, without }) => ({ label: means, given, without: { text: without } })),
    ...(names === '' ? [] : [{ label: `“${names}”`, without: { text: needs } }]),
  ]
}

const unread: ReadText = { understood: [], corrections: [] }

/** The applied plant filters as labels, each with the change that removes it. */
export function appliedChoices(choices: PlantChoices): Applied[] {
  const chosen = (key: ListFilter, name: (value: string) => string) =>
    choices[key].map((value) => ({
      label: name(value),
      without: { [key]: choices[key].filter((other) => other !== value) },
    }))
  const [sunFrom, sunTo] = choices.sun
  const [low, high] = choices.height
  const place = findCommunity(choices.place)
  return [
    ...(place === undefined ? [] : [{ label: `Fits ${nameInSentence(place)}`, without: { place: '' } }]),
    ...chosen('types', capitalize),
    ...chosen('colors', (color) => (color === 'none' ? 'No flowers' : `${capitalize(color)} flowers`)),
    ...chosen('water', (need) => `${capitalize(need)} water`),
    ...chosen('soilPh', (ph) => `${capitalize(ph)} soil`),
    ...chosen('zones', (zone) => `Zone ${zone}`),
    ...chosen('deer', (tolerance) => `Deer: ${(deerLabels[tolerance] ?? tolerance).toLowerCase()}`),
    ...chosen('grounds', capitalize),
    ...chosen('leaves', (leaves) => `Leaves: ${leafLabels[leaves] ?? leaves}`),
    ...chosen('growth', (rate) => `${capitalize(rate)} growing`),
    ...(isFullRange(choices.sun, allSun)
      ? []
      : [
          {
            label: rangeInWords(exposures[sunFrom - 1] ?? '', exposures[sunTo - 1] ?? ''),
            without: { sun: allSun },
          },
        ]),
    ...(isFullRange(choices.height, allHeights)
      ? []
      : [
          {
            label: rangeInWords(heightStepLabel(low), heightStepLabel(high)),
            without: { height: allHeights },
          },
        ]),
    ...(choices.native ? [{ label: 'Texas native', without: { native: false } }] : []),
    ...(choices.poorDrainage ? [{ label: 'Poor drainage', without: { poorDrainage: false } }] : []),
    ...(choices.petSafe ? [{ label: 'Pet safe', without: { petSafe: false } }] : []),
    ...(choices.bestSeller ? [{ label: 'Best sellers', without: { bestSeller: false } }] : []),
  ]
}
