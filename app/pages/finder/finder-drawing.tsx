import { DrawnPicture } from '#app/components/plants/drawn-picture.tsx'
import { PersonForScale } from '#app/components/plants/person-for-scale.tsx'

type Sun = 'full' | 'half'
type Scene = {
  /** Cut-outs with their position and real size in feet. */
  plants: readonly { slug: string; x: number; heightFt: number; widthFt: number }[]
  person?: number
  /** Where deer stand, and which way they face. */
  deer?: readonly { x: number; facesLeft: boolean }[]
  sun?: { x: number; shape: Sun }
  water?: boolean
}

const oak = { slug: 'southern-live-oak', heightFt: 19, widthFt: 27 }
const redbud = { slug: 'texas-redbud', heightFt: 10, widthFt: 11 }

const scenes: Record<string, Scene> = {
  'San Antonio': { plants: [{ ...oak, x: 68 }], person: 26 },
  'Hill Country': { plants: [{ slug: 'ashe-juniper', heightFt: 19, widthFt: 17, x: 76 }], person: 32 },
  'A low, wet spot': {
    plants: [{ slug: 'bald-cypress', heightFt: 21, widthFt: 14, x: 80 }],
    person: 26,
    water: true,
  },
  'In the open': { plants: [], person: 44, sun: { x: 82, shape: 'full' } },
  'Open, some shade': { plants: [{ ...redbud, x: 30 }], person: 66, sun: { x: 98, shape: 'full' } },
  'Under an edge': { plants: [{ ...oak, x: 74 }], person: 40, sun: { x: 12, shape: 'half' } },
  'Under trees': {
    plants: [
      { ...oak, x: 36 },
      { ...oak, x: 86 },
    ],
    person: 61,
  },
  'Knee high': { plants: [{ slug: 'blackfoot-daisy', heightFt: 2.4, widthFt: 4, x: 74 }], person: 46 },
  'Under the window': { plants: [{ slug: 'cenizo', heightFt: 5, widthFt: 6, x: 78 }], person: 44 },
  'Up to the eaves': { plants: [{ slug: 'yaupon-holly', heightFt: 15, widthFt: 11, x: 76 }], person: 36 },
  'Over the roof': { plants: [{ slug: 'cedar-elm', heightFt: 22, widthFt: 18, x: 74 }], person: 28 },
  'Every night': {
    plants: [{ slug: 'texas-sotol', heightFt: 8, widthFt: 9, x: 60 }],
    deer: [
      { x: 24, facesLeft: false },
      { x: 46, facesLeft: false },
      { x: 96, facesLeft: true },
    ],
  },
  'Now and then': {
    plants: [{ slug: 'texas-redbud', heightFt: 15, widthFt: 14, x: 66 }],
    deer: [{ x: 22, facesLeft: false }],
  },
  Never: { plants: [{ slug: 'turks-cap', heightFt: 8, widthFt: 9, x: 60 }] },
  Shade: { plants: [{ ...oak, x: 60 }], person: 46 },
  'A screen': {
    plants: [
      { slug: 'southern-wax-myrtle', heightFt: 12, widthFt: 11, x: 38 },
      { slug: 'southern-wax-myrtle', heightFt: 12, widthFt: 11, x: 74 },
    ],
  },
  Flowers: { plants: [{ slug: 'mealy-blue-sage', heightFt: 11, widthFt: 10, x: 60 }] },
  'Instead of lawn': { plants: [{ slug: 'buffalograss', heightFt: 5, widthFt: 12, x: 60 }] },
  'A fence or wall': { plants: [{ slug: 'coral-honeysuckle', heightFt: 14, widthFt: 12, x: 60 }] },
  'A small tree': { plants: [{ ...redbud, x: 74 }], person: 40 },
  'Beside a pool': { plants: [{ slug: 'red-yucca', heightFt: 9, widthFt: 10, x: 30 }], water: true },
  'Fall color': { plants: [{ slug: 'prairie-flameleaf-sumac', heightFt: 17, widthFt: 15, x: 60 }] },
  'Dry and bold': { plants: [{ slug: 'havard-agave', heightFt: 9, widthFt: 14, x: 60 }] },
}

// Only these, because the whole list of cut-outs would be in the page's script.
const cutOuts = import.meta.glob<string>(
  '/app/images/cut-outs/{ashe-juniper,bald-cypress,blackfoot-daisy,buffalograss,cedar-elm,cenizo,coral-honeysuckle,havard-agave,mealy-blue-sage,prairie-flameleaf-sumac,red-yucca,southern-live-oak,southern-wax-myrtle,texas-redbud,texas-sotol,turks-cap,yaupon-holly}-mini.avif',
  { eager: true, query: '?url', import: 'default' },
)

/** Units per foot: the six-foot person is 20 units tall. */
const unit = 3.33

/** A doe, three feet at the shoulder, facing left. */
const deerOutline =
  'M-4.6-9.6Q0-10.8 5-10.2Q8.2-10 8.6-7.6L9.4-8.2L8.8-5.8L8.5-3.6L8.8 0H7.7L7.2-3.4L6-5.2Q2.6-4.4-1-5L-1.4 0H-2.5L-2.8-4.8L-4.1 0H-5.2L-4.4-5.4Q-5.8-6.8-6.1-8.8L-7.3-12.4L-9.9-11.8Q-11-12-10.6-12.8L-7.9-14.7L-7.2-17.1L-6.3-15L-5.4-15.3L-5.7-13.6Q-5.4-11.2-4.6-9.6z'

/** Illustrates an answer, with people and plants to one scale. */
export function FinderDrawing({ answer }: { answer: string }) {
  const scene = scenes[answer]
  if (scene === undefined) return null
  return (
    <svg aria-hidden viewBox="0 -74 120 78" className="h-auto w-full">
      {scene.sun !== undefined && <Sun {...scene.sun} />}
      {scene.plants.map(({ slug, x, heightFt, widthFt }) => (
        <DrawnPicture
          key={`${slug}-${x}`}
          href={cutOuts[`/app/images/cut-outs/${slug}-mini.avif`]}
          x={x - (widthFt * unit) / 2}
          y={-heightFt * unit}
          width={widthFt * unit}
          height={heightFt * unit}
        />
      ))}
      {scene.person !== undefined && (
        <g transform="scale(0.2)">
          <PersonForScale x={scene.person / 0.2} />
        </g>
      )}
      {scene.deer?.map(({ x, facesLeft }) => (
        <path
          key={x}
          d={deerOutline}
          transform={`translate(${x}) scale(${facesLeft ? 1 : -1} 1)`}
          className="fill-figure"
        />
      ))}
      <path d="M0 0.7H120" className="stroke-ground" strokeWidth={1.4} />
      {scene.water === true && <path d="M52 0.7Q60 4 84 3.4T116 0.7z" className="fill-water" />}
    </svg>
  )
}

function Sun({ x, shape }: { x: number; shape: Sun }) {
  return (
    <g strokeWidth={1} className="stroke-best">
      <circle cx={x} cy={-58} r={8} className={shape === 'half' ? 'fill-raised' : 'fill-star'} />
      {shape === 'half' && <path d={`M${x} -66a8 8 0 0 1 0 16z`} className="fill-star" />}
    </g>
  )
}
