// Positions of plant, person and house in the size drawing, in feet from its left edge.

const house = { widthFt: 47, heightFt: 18 }
const person = { heightFt: 6, roomFt: 4 }

export type SizeLayout = {
  widthFt: number
  heightFt: number
  personX: number
  plantX: number
  plantWidthFt: number
  houseX: number
  houseWidthFt: number
  houseHeightFt: number
  /** Heights of the dotted lines. */
  marks: number[]
}

/** To scale. The house is 15% of the plant's spread away from the crown, and at least 4 ft. */
export function sizeLayout(heightFt: number, spreadFt: number): SizeLayout {
  const edge = 1.5
  // Leave room on the left for the labels of the dotted lines.
  const personX = Math.max(edge, (heightFt + spreadFt) * 0.06) + person.roomFt / 2
  const plantX = personX + person.roomFt / 2 + 1 + spreadFt / 2
  const houseX = plantX + spreadFt / 2 + Math.max(4, spreadFt * 0.15)
  const tallest = Math.max(heightFt, heightFt > 8 ? house.heightFt : person.heightFt)
  // A whole house would make a small plant tiny, so zoom in and crop the house.
  const widthFt = heightFt > 8 ? houseX + house.widthFt + edge : houseX + Math.max(8, spreadFt * 2)
  const step = tallest > 30 ? 10 : tallest > 8 ? 5 : 2
  const marks = Array.from({ length: Math.floor(tallest / step) }, (_, index) => (index + 1) * step)
  return {
    widthFt,
    heightFt: tallest * 1.08,
    personX,
    plantX,
    plantWidthFt: spreadFt,
    houseX,
    houseWidthFt: house.widthFt,
    houseHeightFt: house.heightFt,
    marks,
  }
}
