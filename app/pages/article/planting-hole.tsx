import { GroundBox } from '#app/components/ground/ground-strip.tsx'
import { DrawnPicture } from '#app/components/plants/drawn-picture.tsx'
import sapling from '#app/images/cut-outs/lacey-oak.avif?url'

/** A proper planting hole: as deep as the root ball, two to three times as wide, with the root flare visible. */
export function PlantingHole() {
  return (
    <figure>
      <svg
        viewBox="0 0 680 400"
        role="img"
        aria-label="A planting hole from the side: the root ball rests on undisturbed soil, the hole is two to three times as wide, mulch lies 3 to 4 inches deep and away from the trunk."
        className="w-full rounded-box border border-line bg-raised"
      >
        <GroundBox ground="limestone" y={214} width={680} height={186} className="[--drawn:65rem]" />
        <path d="M120 214L168 330H512L560 214z" className="fill-soil/85" />
        <path d="M268 214L280 330H400L412 214z" className="fill-figure" />
        <path
          d="M340 222Q330 270 300 316M340 222Q338 280 330 324M340 222Q344 280 356 322M340 222Q352 270 384 312M340 226Q310 246 286 260M340 226Q372 246 396 258"
          className="fill-none stroke-line"
          strokeWidth="2"
        />
        <path d="M132 214Q150 200 220 198H318L330 214z" className="fill-best" />
        <path d="M548 214Q530 200 460 198H362L350 214z" className="fill-best" />
        <DrawnPicture href={sapling} x={240} y={14} width={200} height={204} />
        <g className="fill-none stroke-ink" strokeWidth="1.5">
          <path d="M120 356H560M120 350V362M560 350V362M268 342H412M268 336V348M412 336V348" />
          <path d="M470 196L520 150M346 206L470 96" />
        </g>
        <g className="fill-ink text-[17px]">
          <text x="524" y="144">
            mulch 3 to 4 in,
          </text>
          <text x="524" y="164">
            off the trunk
          </text>
          <text x="476" y="86">
            flare in sight
          </text>
        </g>
        <g className="fill-ink text-[17px] font-semibold">
          <rect x="210" y="364" width="260" height="28" rx="4" className="fill-raised" />
          <text x="340" y="384" textAnchor="middle">
            two to three times the ball
          </text>
        </g>
      </svg>
      <figcaption className="mt-2 text-caption text-ink-quiet">
        The hole from the side. The ball sits on ground that wasn&apos;t loosened, and no deeper than it is
        tall. An illustration.
      </figcaption>
    </figure>
  )
}
