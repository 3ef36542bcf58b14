import { useEffect, useEffectEvent } from 'react'
import { closeLayer, openLayer } from './history-layers.ts'

type LayerProps = { name: string; isOpen: boolean; close: () => void; reopen: () => boolean }

/** Makes Back close a dialog or drawer, and Forward reopen it. */
export function useBackToClose({ name, isOpen, close, reopen }: LayerProps) {
  const onBack = useEffectEvent(close)
  const onForward = useEffectEvent(reopen)
  useEffect(() => {
    if (!isOpen) return undefined
    openLayer({ name, close: () => onBack(), reopen: () => onForward() })
    return () => closeLayer(name)
  }, [name, isOpen])
}
