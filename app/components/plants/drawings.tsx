import type { ReactNode } from 'react'

// Small drawings for empty and error states, all to one scale: the six-foot person is 100 units tall.

type DrawingProps = { className?: string }

function Scene({ viewBox, className, children }: DrawingProps & { viewBox: string; children: ReactNode }) {
  return (
    <svg aria-hidden viewBox={viewBox} className={className}>
      {children}
    </svg>
  )
}

/** The six-foot person with hat and spade, standing on y = 0. */
export function Person({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0) scale(1 -1)`} className="fill-figure">
      <ellipse cx="0.2" cy="92.2" rx="3.9" ry="5.2" />
      <path d="M-8.8 95.4Q-4 93.9 .2 93.9Q5 93.9 9.2 95.4Q6 97 4.2 97.2Q3.6 101.4 1.6 101.2Q.2 100.4 -1.4 101.2Q-3.6 101.4 -4 97.2Q-6.4 96.8 -8.8 95.4z" />
      <path d="M14.6 4L15.6 4L16.2 58L15.2 58zM12.4 14Q12.2 4 15 -.5Q18 4 17.9 14zM13.6 57.4L17.8 57.2L17.8 59L13.6 59.2z" />
      <path
        transform="scale(.1)"
        d="M0 900q19 0 19.5-17.5q.5-17.5 7.5-27q7-9.5 27-18.5q20-9 31-20q11-11 16-39q5-28 8.5-68q3.5-40 8-75q4.5-35 15.5-65q11-30 20-43q9-13 6-23q-3-10-17-2q-14 8-26.5 36q-12.5 28-19 60q-6.5 32-11.5 64.5q-5 32.5-9 0q-4-32.5-5-62.5q-1-30 3.5-65q4.5-35 5-80q.5-45-3.5-100q-4-55-7-110q-3-55-11-120q-8-65-6-80q2-15 19-24q17-9 16-15q-1-6-32-6q-31 0-33 20q-2 20 1 75q3 55-1 120q-4 65-10 125q-6 60-9 90q-3 30-9 0q-6-30-12-90q-6-60-11-120q-5-60-9-120q-4-60-6-80q-2-20-34-20q-32 0-32 6q0 6 15 16q15 10 17 34q2 24 1 74q-1 50 0 110q1 60-2 115q-3 55-2 100q1 45 6 80q5 35 3.5 70q-1.5 35-5 65q-3.5 30-7.5-10q-4-40-7-75q-3-35-1-67.5q2-32.5 4-50q2-17.5-4-25.5q-6-8-14 0q-8 8-11 43q-3 35-2.5 75q.5 40 4 80q3.5 40 6.5 77q3 37 9 63q6 26 17 37q11 11 30 20q19 9 26 18.5q7 9.5 7.5 27q.5 17.5 19.5 17.5z"
      />
    </g>
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
      <Person x={70} />
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
      <Person x={30} />
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
      <Person x={46} />
      <Clump x={168} scale={0.9} />
    </Scene>
  )
}
