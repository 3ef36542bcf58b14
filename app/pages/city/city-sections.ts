// One file for the browser, which loads these after the rest of the page.
export { AboutCommunity } from './about-community.tsx'
export { FittingList } from './fitting-list.tsx'
export { LocalTestimonial, ReadNext } from './local-reading.tsx'
export { Nearby } from './nearby.tsx'
export { NotYetKnown } from './not-yet-known.tsx'
export { SharedSections } from './shared-sections.tsx'
