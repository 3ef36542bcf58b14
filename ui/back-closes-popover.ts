import type { ToggleEvent } from 'react'

/** A popover's onToggle: Back closes it, Forward reopens it. Its code loads when a popover is first opened. */
export function backClosesPopover({ target, currentTarget: popover, newState }: ToggleEvent<HTMLElement>) {
  // React also calls it for a <details> inside.
  if (target !== popover) return
  void import('./history-layers.ts').then(({ openLayer, closeLayer }) => {
    if (newState !== 'open') closeLayer(popover.id)
    else
      openLayer({
        name: popover.id,
        close: () => popover.isConnected && popover.hidePopover(),
        reopen: () => {
          if (popover.isConnected) popover.showPopover()
          return popover.isConnected
        },
      })
  })
}
