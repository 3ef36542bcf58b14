import { DrawnPicture } from './drawn-picture.tsx'
import { Silhouette } from './silhouette.tsx'

type PottedProps = {
  plantType: string
  pictureUrl: string | null
  isMirrored?: boolean
  x: number
  /** Heights of the pot, and of the plant without it. */
  pot: number
  grown: number
  isBalled: boolean
}

/** A plant whose foot is in the soil of its pot, on the ground line of an SVG. */
export function Potted({ x, pot, grown, isBalled, plantType, pictureUrl, isMirrored = false }: PottedProps) {
  // A wide box: the picture keeps its proportions and is aligned to the bottom, in the middle of the soil.
  const box = { x: x - grown * 1.5, y: -pot - grown + pot * 0.03, width: grown * 3, height: grown }
  return (
    <>
      <g transform={`translate(${x} 0) scale(${pot})`}>{isBalled ? <RootBall /> : <Pot />}</g>
      {pictureUrl === null ? (
        <Silhouette plantType={plantType} {...box} x={x - grown / 2} width={grown} />
      ) : (
        <DrawnPicture href={pictureUrl} isMirrored={isMirrored} {...box} />
      )}
    </>
  )
}

/** A black nursery pot one unit tall, seen a little from above: the soil is an ellipse inside the rim. */
function Pot() {
  return (
    <>
      <path d="M-.54-.94L-.44-.03Q0 .03 .44-.03L.54-.94z" className="fill-ink-soft" />
      <path d="M.12-.9L.1 .01Q.3 0 .44-.03L.54-.94z" className="fill-ink/45" />
      <path d="M-.46-.9L-.38-.02L-.28-.01L-.33-.9z" className="fill-raised/25" />
      <path d="M-.6-1A.6 .1 0 0 0 .6-1L.58-.89A.6 .1 0 0 1-.58-.89z" className="fill-ink-soft" />
      <ellipse cy="-1" rx=".6" ry=".1" className="fill-ink" />
      <ellipse cy="-.99" rx=".53" ry=".08" className="fill-soil" />
    </>
  )
}

/** Field-dug trees come with their roots in burlap. */
function RootBall() {
  return (
    <>
      <path d="M-.7-.5Q-.68-1.05 0-1.05T.7-.5Q.66 0 .32 0H-.32Q-.66 0-.7-.5z" className="fill-soil" />
      <path
        d="M-.68-.6Q0-.4 .68-.6M-.64-.28Q0-.1 .64-.28M-.34-.98L-.4-.02M.3-.99L.38-.02M0-1.05V0"
        className="fill-none stroke-best-surface"
        strokeWidth=".022"
      />
    </>
  )
}
