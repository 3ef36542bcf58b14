import { Camera } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

type CameraButtonProps = {
  className: string
  onPhoto: (photo: File) => void
  children: ReactNode
}

/** Opens the camera on a phone, and files elsewhere. */
export function CameraButton({ className, onPhoto, children }: CameraButtonProps) {
  return (
    <label
      className={classNames(
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        className,
      )}
    >
      <input
        type="file"
        accept="image/jpeg,image/png,image/webp"
        capture="environment"
        className="sr-only"
        onChange={(event) => {
          const [photo] = event.target.files ?? []
          if (photo !== undefined) onPhoto(photo)
          // So that the same photo can be chosen again.
          event.target.value = ''
        }}
      />
      <Camera aria-hidden strokeWidth={1.7} className="size-5 flex-none" />
      {children}
    </label>
  )
}
