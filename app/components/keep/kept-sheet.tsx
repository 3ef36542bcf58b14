import { Dialog } from '#ui/dialog.tsx'
import { useBackToClose } from '#ui/use-back-to-close.ts'
import { KeptPlants } from './kept-plants.tsx'

type KeptTrayProps = { open: boolean; onOpen: () => void; onClose: () => void }

/** The kept plants over the page. */
export function KeptSheet({ open, onOpen, onClose }: KeptTrayProps) {
  useBackToClose({
    name: 'kept',
    isOpen: open,
    close: onClose,
    reopen: () => {
      onOpen()
      return true
    },
  })
  return (
    <Dialog open={open} onClose={onClose} title="Kept plants">
      <KeptPlants onLeave={onClose} />
    </Dialog>
  )
}
