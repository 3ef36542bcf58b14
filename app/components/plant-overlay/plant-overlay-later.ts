import { later } from '#ui/lazy.tsx'

/** The box with a plant in brief: nobody opens it before the list has come to life. */
export const PlantOverlay = later(async () => (await import('./plant-overlay.tsx')).PlantOverlay)
