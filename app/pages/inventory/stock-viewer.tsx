import { PictureViewer } from '#app/components/picture-viewer.tsx'
import { sizeInWords } from '#domain/stock/container-sizes.ts'
import { heightInWords } from '#domain/stock/measures.ts'
import type { OfferedSize } from './stock-offer.ts'

type StockViewerProps = {
  items: readonly OfferedSize[]
  open: boolean
  /** The item whose picture is open. */
  shown: OfferedSize | undefined
  onShow: (item: OfferedSize) => void
  onClose: () => void
}

/** The pictures of the page's stock items, with arrows to the next and the previous one. */
export function StockViewer({ items, open, shown, onShow, onClose }: StockViewerProps) {
  return (
    <PictureViewer
      pictures={items.map((item) => ({
        ...item,
        name: item.plantName,
        caption: captionOf(item),
        isPhotograph: item.isOwnPicture,
      }))}
      shown={open && shown !== undefined ? items.indexOf(shown) : -1}
      onShow={(index) => {
        const item = items[index]
        if (item !== undefined) onShow(item)
      }}
      onClose={onClose}
    />
  )
}

function captionOf({ isOwnPicture, containerSize, currentHeightInches }: OfferedSize): string {
  const size = sizeInWords(containerSize)
  const today = currentHeightInches === null ? size : `${heightInWords(currentHeightInches)} tall, ${size}`
  return isOwnPicture ? `Our own photo: ${today}.` : `An illustration of the grown plant. In stock: ${today}.`
}
