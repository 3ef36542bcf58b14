import { PictureViewer } from '#app/components/picture-viewer.tsx'
import { useBackToClose } from '#ui/use-back-to-close.ts'
import type { GuidePlant } from './guide-plant.ts'

type PlateViewerProps = { plant: GuidePlant; open: boolean; onOpen: () => void; onClose: () => void }

/** The guide's plate in full screen. */
export function PlateViewer({ plant, open, onOpen, onClose }: PlateViewerProps) {
  useBackToClose({
    name: 'plate',
    isOpen: open,
    close: onClose,
    reopen: () => {
      onOpen()
      return true
    },
  })
  const { name, scientificName, picture, pictureCredit } = plant
  return (
    <PictureViewer
      pictures={[{ name, scientificName, picture, caption: pictureCredit, isPhotograph: false }]}
      shown={open ? 0 : -1}
      onClose={onClose}
    />
  )
}
