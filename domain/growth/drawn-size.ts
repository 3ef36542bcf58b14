import type { FeetRange } from './growth.ts'

// A plant keeps the shape it was painted in. What's on record decides how large its picture is, never how wide for its height.

/** A picture's width as a share of its height, and how much of the height is leaves: above them are stalks in flower. */
export type PictureShape = { width: number; leaves: number }

export type DrawnSize = { widthFt: number; heightFt: number }

/** A vine climbs as high as it's given; the drawings give it a trellis. */
export const trellis: DrawnSize = { widthFt: 13, heightFt: 8 }

/** Whether it's drawn on its trellis, as a part of what it can cover. */
export const climbs = (plantType: string, heightFt: FeetRange) =>
  plantType === 'vine' && heightFt.most > trellis.heightFt

type Recorded = {
  plantType: string
  /** Undefined if there's no picture. */
  shape?: PictureShape | undefined
  heightFt: FeetRange
  spreadFt: FeetRange
}

/**
 * As large as both recorded ranges allow, the middle of what they allow, or the middle of the recorded heights alone: side by side, what's
 * recorded taller is then drawn taller. A climber fills its trellis. Heights on record are those of the leaves. A picture that fits no
 * size has a height on record, and the width that goes with it.
 */
export function drawnSize(
  { plantType, shape, heightFt: height, spreadFt: spread }: Recorded,
  at: 'most' | 'middle' | 'middle height',
): DrawnSize {
  const { width, leaves } = shape ?? { width: middleOf(spread) / middleOf(height), leaves: 1 }
  const most = Math.min(height.most, (spread.most / width) * leaves)
  const least = Math.max(height.least, (spread.least / width) * leaves)
  const wanted = { most, middle: (least + most) / 2, 'middle height': middleOf(height) }[at]
  const heightFt = climbs(plantType, height)
    ? Math.min(trellis.heightFt, trellis.widthFt / width)
    : Math.max(height.least, Math.min(wanted, height.most)) / leaves
  return { heightFt, widthFt: heightFt * width }
}

const middleOf = ({ least, most }: FeetRange) => (least + most) / 2

/** '5 ft' of a note that says 'on a stalk of about 5 ft'; null if it names no stalk or no height. */
export function stalkFeet(bloomNote: string | null): FeetRange | null {
  const found = /stalk/.test(bloomNote ?? '')
    ? /(?<least>\d+)(?:(?:-| to |- to )(?<most>\d+))?[ -](?:ft|foot)\b/.exec(bloomNote ?? '')?.groups
    : undefined
  const least = Number(found?.['least'])
  return found === undefined ? null : { least, most: Number(found['most'] ?? least) }
}
