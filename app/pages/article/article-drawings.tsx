import type { ReactNode } from 'react'
import { ContainerDrawing } from '#app/components/plants/container-drawing.tsx'
import { OakYear } from './oak-year.tsx'
import { PlantingHole } from './planting-hole.tsx'

const framed = (drawing: ReactNode) => <div className="my-7">{drawing}</div>

/** Drawings that explain a section of one article, by the section's id. */
export const articleDrawings: Record<string, Record<string, ReactNode>> = {
  'what-a-container-size-means': { 'the-three-numbers': framed(<ContainerDrawing />) },
  'oak-wilt-calendar': { 'two-roads-in': framed(<OakYear />) },
  'planting-in-caliche': { 'dig-wide': framed(<PlantingHole />) },
  'watering-the-first-two-summers': { 'put-it-where-the-roots-are': framed(<PlantingHole />) },
}
