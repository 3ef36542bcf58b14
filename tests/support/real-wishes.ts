import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { wishIds, wishText, type Wishes } from '#domain/advice/wish.ts'

/** The wishes as shipped, for tests without Vite. */
const wishes = Object.fromEntries(
  wishIds.map((id) => [
    id,
    { ...wishText.parse(parse(readFileSync(`content/wishes/${id}.yaml`, 'utf8'))), id },
  ]),
) as Wishes

export const realWishes = () => wishes
