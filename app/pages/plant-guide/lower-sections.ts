// One file for the browser, which loads these after the rest of the guide.
export { Care } from './care.tsx'
export { FullGrown } from './full-grown.tsx'
export { LivingWithIt } from './living-with-it.tsx'
export { OakWilt } from './oak-wilt.tsx'
export { SimilarPlants } from './similar-plants.tsx'
export { Sources } from './sources.tsx'
export { WhereItGrows } from './where-it-grows.tsx'
