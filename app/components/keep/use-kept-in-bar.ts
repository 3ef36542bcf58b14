import { useLocation } from 'react-router'
import { useStore } from '#ui/create-store.ts'
import { keptPlants } from './plant-list-store.ts'

/** The kept plants for a bar at the foot of the screen; none on the page that compares them. */
export function useKeptInBar() {
  const kept = useStore(keptPlants)
  return useLocation().pathname === '/compare' ? [] : kept
}
