// Positions of plants and a person in a line-up, in feet and all to one scale.

type PlantSize = { heightFt: number; spreadFt: number }

type Position = { x: number; widthFt: number; heightFt: number }
export type LineUpLayout = {
  widthFt: number
  personX: number
  positions: Position[]
}

/** The share of the drawing's height above the ground. */
export const skyShare = 0.82

const person = { heightFt: 6, roomFt: 3.4 }

/** Puts the first plant in the middle with the person on its left, and the others outward, each on the shorter side. */
export function lineUpLayout(plants: readonly PlantSize[], aspect: number): LineUpLayout {
  const [main, ...others] = plants
  if (main === undefined) throw new Error('a line-up needs at least one plant')
  const tallest = Math.max(person.heightFt, ...plants.map(({ heightFt }) => heightFt))
  const gap = tallest * 0.05
  const positions: Position[] = [{ x: 0, widthFt: main.spreadFt, heightFt: main.heightFt }]
  let right = main.spreadFt / 2 + gap
  const personX = -main.spreadFt / 2 - gap - person.roomFt / 2
  let left = personX - person.roomFt / 2 - gap
  for (const { spreadFt, heightFt } of others) {
    const onTheRight = right <= -left
    positions.push({
      x: onTheRight ? right + spreadFt / 2 : left - spreadFt / 2,
      widthFt: spreadFt,
      heightFt,
    })
    if (onTheRight) right += spreadFt + gap
    else left -= spreadFt + gap
  }
  const above = tallest * 1.08
  const heightFt = Math.max(above, ((right - left) / aspect) * skyShare)
  const widthFt = Math.max(right - left, (heightFt / skyShare) * aspect)
  // Center the line-up in the drawing.
  const shift = (widthFt - right - left) / 2
  return {
    widthFt,
    personX: personX + shift,
    positions: positions.map((position) => ({ ...position, x: position.x + shift })),
  }
}
