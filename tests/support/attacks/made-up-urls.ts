import { compareUrl } from '#domain/compare/compare-url.ts'
import { ages } from '#domain/growth/growth.ts'
import { spotFields } from '#domain/growth/spot.ts'
import { flowerColors, plantTypes, waterNeeds } from '#domain/plants/vocabulary.ts'
import { emptyInventorySearch, writeInventorySearch } from '#domain/search/inventory-search.ts'

const realSlugs =
  'cedar-elm lacey-oak bur-oak escarpment-live-oak monterrey-oak agarita texas-redbud gulf-muhly cenizo yaupon-holly'.split(
    ' ',
  )

/** The values whose bit is set, so each number selects a different set. */
const chosenBy = <Value>(values: readonly Value[], bits: number) =>
  values.filter((_, index) => (bits >> index) % 2 === 1)

/** Spells a path differently for each number, by percent-encoding the letters whose bit is set. */
const encodedBy = (path: string, bits: number) =>
  path.replaceAll(/[a-z]/g, (letter, index: number) =>
    (bits >> (index % 24)) % 2 === 1 ? `%${letter.charCodeAt(0).toString(16)}` : letter,
  )

/** Two to four real plants, a different combination or order for each number. */
function comparedSlugs(n: number) {
  const digits = [n % 10, Math.floor(n / 10) % 10, Math.floor(n / 100) % 10, Math.floor(n / 1000) % 10]
  return digits.map((digit, index) => realSlugs[(digit + index * 2) % realSlugs.length] ?? '')
}

/** Distances, different for each number up to 14 million. */
const spotBy = (n: number) =>
  spotFields.map((name, index) => `${name}=${(Math.floor(n / 61 ** index) + index) % 61}`).join('&')

/** URLs anyone can invent in any number; n is never 0. */
export const madeUpUrls: readonly ((n: number) => string)[] = [
  (n) => `/assets//f${n}`,
  (n) => `/assets/f${n}.js`,
  (n) => `/images/thumb/tree-${n.toString(16).padStart(8, '0')}`,
  (n) => `/cards/plant/tree-${n}.png`,
  (n) => `/?_routes=${String(n).padStart(200, 'r')}`,
  (n) => `/contact.data?_routes=r${n}`,
  (n) => `/blog?category=c${n}`,
  (n) => `/compare?plants=p${n},cedar-elm`,
  (n) => compareUrl(comparedSlugs(n)),
  (n) => `/compare.data?plants=${comparedSlugs(n).join(',')}&size=s${n}`,
  (n) => `/plant-database/${realSlugs[n % 10]}?${spotBy(n)}&age=${ages[n % ages.length]}`,
  (n) => `/plant-database/${realSlugs[n % 10]}.data?${spotBy(n)}&size=s${n}`,
  (n) => `/plant-database/${realSlugs[n % 10]}?size=s${n}`,
  (n) => `${compareUrl(comparedSlugs(n))}&${spotBy(n)}`,
  (n) => `/cart?age=${ages[n % ages.length]}&x=${n}`,
  (n) => `/quote/nobodys-token-${n % 50}?age=${ages[n % ages.length]}`,
  (n) => `/inventory?plant=p${n}`,
  (n) => `/plant-database?plant=p${n}`,
  (n) => `/plant-database?q=word${n}`,
  (n) => `/inventory?type=t${n}`,
  (n) => `/inventory?page=${n}`,
  (n) => `/no-such-page-${n}`,
  (n) => `/Blog//A${n}`,
  (n) => `/x${n}/../contact`,
  (n) => encodedBy('/terms-and-conditions', n),
  (n) =>
    `/inventory${writeInventorySearch({
      ...emptyInventorySearch,
      types: chosenBy(plantTypes, n),
      colors: chosenBy(flowerColors, n >> plantTypes.length),
      water: chosenBy(waterNeeds, n >> (plantTypes.length + flowerColors.length)),
    })}`,
]
