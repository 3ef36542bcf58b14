import { Dialog } from '#ui/dialog.tsx'
import { KeptPlants } from './kept-plants.tsx'

/** The kept plants over the page. */
export function KeptTray({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Kept plants">
      <KeptPlants onLeave={onClose} />
    </Dialog>
  )
}
