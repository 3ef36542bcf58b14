import type { Route } from './+types/visit.page.ts'

/** As `readVisit` returns it. The yard sees the same, so the sum to collect is the only amount. */
export type VisitPage = Route.ComponentProps['loaderData']['visit']
export type VisitLine = VisitPage['lines'][number]
