import { ZoomIn, ZoomOut } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { PlantPicture } from '#app/components/plants/plant-picture.tsx'
import { Viewer } from '#ui/dialog.tsx'
import type { Picture } from '#domain/pictures/picture.ts'

const zooms = [1, 1.5, 2, 3]
const last = zooms.length - 1

type PlateViewerProps = { name: string; picture: Picture; open: boolean; onClose: () => void }

/** The plate in full screen. A click zooms in; a zoomed plate scrolls. */
export function PlateViewer({ name, picture, open, onClose }: PlateViewerProps) {
  const [step, setStep] = useState(0)
  const zoom = zooms[step] ?? 1
  return (
    <Viewer
      open={open}
      onClose={onClose}
      title={name}
      aside={
        <span className="flex items-center gap-1">
          <ZoomButton label="Smaller" disabled={step === 0} onClick={() => setStep(step - 1)}>
            <ZoomOut aria-hidden className="size-5" />
          </ZoomButton>
          <span role="status" className="w-12 text-center tabular-nums">
            {zoom * 100}%
          </span>
          <ZoomButton label="Larger" disabled={step === last} onClick={() => setStep(step + 1)}>
            <ZoomIn aria-hidden className="size-5" />
          </ZoomButton>
        </span>
      }
    >
      <div className="grid min-h-full min-w-full place-items-center">
        <button
          type="button"
          aria-label={step === last ? 'Show the whole picture' : 'Enlarge further'}
          onClick={() => setStep(step === last ? 0 : step + 1)}
          className={step === last ? 'cursor-zoom-out' : 'cursor-zoom-in'}
          style={{ width: `calc(min(100vw - 2.5rem, 100dvh - 7rem) * ${zoom})` }}
        >
          <PlantPicture picture={picture} sizes="1200px" eager className="rounded-box" />
        </button>
      </div>
    </Viewer>
  )
}

type ZoomButtonProps = { label: string; disabled: boolean; onClick: () => void; children: ReactNode }

function ZoomButton({ label, disabled, onClick, children }: ZoomButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-box text-ink transition-colors hover:bg-sunk disabled:text-on-disabled"
    >
      {children}
    </button>
  )
}
