import type { ReactNode } from 'react'
import { PersonForScale } from './person-for-scale.tsx'

// Small drawings for empty and error states, all to one scale: the six-foot person is 100 units tall.

type DrawingProps = { className?: string }

function Scene({ viewBox, className, children }: DrawingProps & { viewBox: string; children: ReactNode }) {
  return (
    <svg aria-hidden viewBox={viewBox} className={className}>
      {children}
    </svg>
  )
}

// The plants are drawn here, because these screens also show when nothing can be loaded.

type PlantProps = { x: number; scale?: number }

const at = ({ x, scale = 1 }: PlantProps) => `translate(${x} 0) scale(${scale})`

/** A live oak, wider than it's tall. */
function Oak(props: PlantProps) {
  return (
    <g transform={at(props)}>
      <path
        className="fill-leaf"
        d="M-98 -52Q-108 -74 -84 -82Q-82 -104 -54 -102Q-40 -124 -12 -114Q8 -130 32 -116Q60 -122 68 -100Q94 -100 94 -78Q112 -66 98 -48Q86 -32 66 -42Q50 -30 32 -44Q16 -34 0 -46Q-18 -32 -36 -44Q-54 -30 -70 -42Q-90 -34 -98 -52z"
      />
      <path
        className="fill-good"
        opacity="0.4"
        d="M-80 -52Q-66 -62 -54 -52Q-40 -64 -26 -54Q-10 -68 6 -56Q24 -68 38 -56Q56 -66 70 -54Q80 -60 92 -56Q90 -40 66 -42Q50 -30 32 -44Q16 -34 0 -46Q-18 -32 -36 -44Q-54 -30 -70 -42Q-76 -40 -80 -52z"
      />
      <path
        className="fill-figure"
        d="M-10 0Q-5 -16 -8 -30Q-20 -46 -38 -56L-34 -58Q-14 -50 -4 -38Q0 -54 2 -70L6 -70Q4 -50 6 -38Q18 -50 38 -60L42 -57Q22 -46 12 -28Q9 -14 14 0z"
      />
    </g>
  )
}

/** A clump of grass or yucca leaves. */
function Clump(props: PlantProps) {
  return (
    <path
      transform={at(props)}
      className="fill-leaf"
      d="M-6 0Q-12 -16 -24 -24Q-12 -20 -5 -10Q-8 -26 -14 -38Q-4 -26 -1 -12Q0 -28 3 -42Q5 -26 3 -11Q9 -26 18 -34Q11 -20 6 -9Q13 -18 24 -20Q13 -12 7 0z"
    />
  )
}

/** A low mound of daisies. */
function Daisies({ x }: PlantProps) {
  return (
    <g transform={at({ x })}>
      <path className="fill-leaf" d="M-20 0Q-20 -12 -9 -13Q0 -19 9 -13Q20 -11 20 0z" />
      {['-12 -12', '-3 -17', '7 -14', '14 -8', '-7 -6', '3 -8'].map((place) => (
        <circle
          key={place}
          transform={`translate(${place})`}
          r="2.6"
          strokeWidth="1"
          className="fill-star stroke-bloom-white"
        />
      ))}
    </g>
  )
}

const ground = 'fill-none stroke-ground'

/** 404: a dug hole with nothing in it. */
export function EmptyHole({ className }: DrawingProps) {
  return (
    <Scene viewBox="0 -112 300 138" {...(className !== undefined && { className })}>
      <path className="fill-soil/55" d="M112 0Q124 4 130 14Q140 22 158 22Q176 22 184 14Q190 4 202 0z" />
      <path className="fill-soil" d="M198 1Q214 -26 232 -26Q250 -26 268 1z" />
      <path
        className={ground}
        strokeWidth="2"
        d="M0 0H108Q122 2 129 13Q139 22 158 22Q177 22 185 13Q191 2 206 0H300"
      />
      <Daisies x={26} />
      <PersonForScale x={70} />
      <Clump x={278} />
    </Scene>
  )
}

/** Unavailable: a closed gate with a tree behind it. */
export function ClosedGate({ className }: DrawingProps) {
  return (
    <Scene viewBox="0 -130 340 134" {...(className !== undefined && { className })}>
      <Oak x={226} />
      <Clump x={304} scale={1.1} />
      <path className={ground} strokeWidth="2" d="M0 0H340" />
      <PersonForScale x={30} />
      <g className="fill-none stroke-figure" strokeWidth="4">
        <path d="M72 -70H236M72 -46H236M72 -16H236M74 -74V-12M234 -74V-12M154 -70V-14M76 -18L152 -66M156 -66L232 -18" />
      </g>
      <path className="fill-ground" d="M58 0V-86H70V0zM238 0V-86H250V0z" />
      <g>
        <rect
          x="118"
          y="-62"
          width="72"
          height="28"
          rx="3"
          className="fill-raised stroke-figure"
          strokeWidth="2"
        />
        <text x="154" y="-43" textAnchor="middle" className="fill-ink font-display" fontSize="14">
          back soon
        </text>
      </g>
    </Scene>
  )
}

/** No matches: someone looking at an empty bed. */
export function EmptyBed({ className }: DrawingProps) {
  return (
    <Scene viewBox="0 -106 200 124" {...(className !== undefined && { className })}>
      <path
        className={ground}
        strokeWidth="2"
        d="M0 0H80Q92 2 97 9Q103 15 114 15Q125 15 131 9Q136 2 148 0H200"
      />
      <PersonForScale x={46} />
      <Clump x={168} scale={0.9} />
    </Scene>
  )
}
