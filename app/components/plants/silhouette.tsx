type SilhouetteProps = { plantType: string } & (
  | { x: number; y: number; width: number; height: number }
  /** Outside of a drawing, styles set the size. */
  | { className: string }
)

// Outlines by plant type in a 100 x 100 box, with the ground at the bottom.
const outlines = {
  tree: 'M46 100Q48 78 47 62Q18 64 14 44Q10 22 34 16Q48 -4 66 12Q90 16 88 42Q84 64 54 62Q53 78 55 100z',
  shrub: 'M20 100Q0 88 8 62Q10 34 36 30Q50 14 66 30Q92 36 92 64Q100 88 80 100z',
  clump:
    'M40 100Q26 60 6 34Q30 52 42 80Q40 40 34 8Q48 40 50 78Q54 40 68 8Q60 46 58 80Q70 52 94 34Q74 60 60 100z',
}

const outlineOf = (plantType: string) =>
  /tree/i.test(plantType) ? outlines.tree : /shrub|vine/i.test(plantType) ? outlines.shrub : outlines.clump

/** Placeholder for a plant that hasn't been drawn. */
export function Silhouette({ plantType, ...box }: SilhouetteProps) {
  return (
    <svg {...box} viewBox="0 0 100 100" preserveAspectRatio="none">
      <path d={outlineOf(plantType)} className="fill-leaf" opacity={0.75} />
    </svg>
  )
}
