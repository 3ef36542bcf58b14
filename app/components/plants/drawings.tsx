import type { ReactNode } from 'react'
import daisy from '#app/images/cut-outs/blackfoot-daisy-mini.avif?url'
import muhly from '#app/images/cut-outs/gulf-muhly-mini.avif?url'
import liveOak from '#app/images/cut-outs/southern-live-oak.avif?url'
import redYucca from '#app/images/cut-outs/red-yucca-mini.avif?url'
import { DrawnPicture } from './drawn-picture.tsx'
import { Person } from './person.tsx'

// Small drawings for empty and error states, all to one scale: the six-foot person is 100 units tall.

type DrawingProps = { className?: string }

function Scene({ viewBox, className, children }: DrawingProps & { viewBox: string; children: ReactNode }) {
  return (
    <svg aria-hidden viewBox={viewBox} className={className}>
      {children}
    </svg>
  )
}

/** A plant's cut-out, standing on the ground at x. */
function Plant({ href, x, width, height }: { href: string; x: number; width: number; height: number }) {
  return <DrawnPicture href={href} x={x - width / 2} y={-height} width={width} height={height} />
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
      <Plant href={daisy} x={26} width={40} height={24} />
      <Person x={70} />
      <Plant href={muhly} x={278} width={44} height={40} />
    </Scene>
  )
}

/** Unavailable: a closed gate with a tree behind it. */
export function ClosedGate({ className }: DrawingProps) {
  return (
    <Scene viewBox="0 -130 340 134" {...(className !== undefined && { className })}>
      <Plant href={liveOak} x={226} width={210} height={124} />
      <Plant href={redYucca} x={292} width={44} height={52} />
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
      <Plant href={muhly} x={168} width={40} height={36} />
    </Scene>
  )
}
