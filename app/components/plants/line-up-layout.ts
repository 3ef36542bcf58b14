// Where plants and a person stand in a line-up, in feet: everything at one scale, so that a grass is small beside an oak.

export type LineUpPlant = { heightFt: number; spreadFt: number }

type Place = { x: number; widthFt: number; heightFt: number }
export type LineUpLayout = {
  widthFt: number
  personX: number
  places: Place[]
}

/** How much of the drawing's height lies above the ground. */
export const skyShare = 0.82

const person = { heightFt: 6, roomFt: 3.4 }

/** The first plant stands in the middle with the person at its left; the others follow outward, right and left in turn. */
export function lineUpLayout(plants: readonly LineUpPlant[], aspect: number): LineUpLayout {
  const [main, ...others] = plants
  if (main === undefined) throw new Error('nobody stands in this line')
  const tallest = Math.max(person.heightFt, ...plants.map(({ heightFt }) => heightFt))
  const gap = tallest * 0.05
  const places: Place[] = [{ x: 0, widthFt: main.spreadFt, heightFt: main.heightFt }]
  let right = main.spreadFt / 2 + gap
  const personX = -main.spreadFt / 2 - gap - person.roomFt / 2
  let left = personX - person.roomFt / 2 - gap
  for (const { spreadFt, heightFt } of others) {
    const onTheRight = right <= -left
    places.push({
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
  // The whole line stands in the middle of the drawing.
  const shift = (widthFt - right - left) / 2
  return {
    widthFt,
    personX: personX + shift,
    places: places.map((place) => ({ ...place, x: place.x + shift })),
  }
}
