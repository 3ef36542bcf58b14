import { findCommunity, nameInSentence } from '#domain/places/communities.ts'
import { heightStepLabel } from '#domain/search/range-steps.ts'
import { exposures } from '#domain/plants/vocabulary.ts'
import { isFullRange } from '#domain/search/parameters.ts'
import { allHeights, allSun, type PlantChoices } from '#domain/search/plant-choices.ts'
import { capitalize, rangeInWords } from '#domain/wording.ts'

type Applied = { label: string; without: Partial<PlantChoices> }

/** The applied plant filters as labels, each with the change that removes it. */
export function appliedChoices(choices: PlantChoices): Applied[] {
  const chosen = (
    key: 'types' | 'colors' | 'water' | 'soilPh' | 'zones' | 'deer',
    name: (value: string) => string,
  ) =>
    choices[key].map((value) => ({
      label: name(value),
      without: { [key]: choices[key].filter((other) => other !== value) },
    }))
  const [sunFrom, sunTo] = choices.sun
  const [low, high] = choices.height
  const place = findCommunity(choices.place)
  return [
    ...(choices.text === '' ? [] : [{ label: `“${choices.text}”`, without: { text: '' } }]),
    ...(place === undefined ? [] : [{ label: `Fits ${nameInSentence(place)}`, without: { place: '' } }]),
    ...chosen('types', capitalize),
    ...chosen('colors', (color) => (color === 'none' ? 'No flowers' : `${capitalize(color)} flowers`)),
    ...chosen('water', (need) => `${capitalize(need)} water`),
    ...chosen('soilPh', (ph) => `${capitalize(ph)} soil`),
    ...chosen('zones', (zone) => `Zone ${zone}`),
    ...chosen('deer', (tolerance) => `${tolerance} deer tolerance`),
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
