type WaterBucketsProps = { fills: readonly number[]; className?: string }

/** Five-gallon buckets, each as full as it should be. The words are next to them. */
export function WaterBuckets({ fills, className }: WaterBucketsProps) {
  return (
    <span aria-hidden className={`flex flex-wrap items-end justify-end gap-1.5 ${className ?? ''}`}>
      {fills.map((fill, index) => (
        // oxlint-disable-next-line no-array-index-key -- Buckets have no identity, and their order never changes.
        <Bucket key={index} fill={fill} />
      ))}
    </span>
  )
}

const top = 12
const bottom = 40

function Bucket({ fill }: { fill: number }) {
  // A full bucket isn't filled to the rim.
  const level = bottom - (bottom - top - 7) * fill
  const inset = ((level - top) / (bottom - top)) * 4
  return (
    <svg viewBox="0 0 38 42" className="h-10.5 w-9.5 lg:h-12 lg:w-11">
      <path d="M5 12Q19-8 33 12" className="fill-none stroke-line-control" strokeWidth="1.6" />
      <path d="M4 12h30l-4 28H8z" className="fill-raised stroke-line-control" strokeWidth="0.6" />
      <path d={`M${4 + inset} ${level}H${34 - inset}L30 40H8z`} className="fill-water" />
      <ellipse cx="19" cy="12" rx="15" ry="3.2" className="fill-sunk stroke-line-control" strokeWidth="0.6" />
    </svg>
  )
}
