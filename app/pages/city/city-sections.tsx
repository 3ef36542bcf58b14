import { RebateBox } from '#app/components/rebate-box.tsx'
import type { Route } from './+types/city.page.ts'
import { AboutCommunity } from './about-community.tsx'
import { FittingList } from './fitting-list.tsx'
import { LocalTestimonial, ReadNext } from './local-reading.tsx'
import { Nearby } from './nearby.tsx'
import { NotYetKnown } from './not-yet-known.tsx'
import { SharedSections } from './shared-sections.tsx'

type CitySectionsProps = Pick<Route.ComponentProps['loaderData'], 'page' | 'said'>

/** What's below the hero: first what's specific to this community, then what's the same on every page. */
export function CitySections({ page, said }: CitySectionsProps) {
  return (
    <>
      {page.lists.length > 0 && <FittingList lists={page.lists} inStock={page.inStock} place={page} />}
      {page.isLittleKnown ? (
        <NotYetKnown name={page.inSentence} />
      ) : (
        <AboutCommunity
          name={page.inSentence}
          facts={page.notableFacts}
          notes={page.notes}
          zipCodes={page.zipCodes}
        />
      )}
      {page.slug === 'san-antonio' && <RebateBox className="wrap my-8 max-w-240" />}
      {said !== null && <LocalTestimonial said={said} />}
      <ReadNext articles={page.readNext} />
      <SharedSections place={page.inSentence} question={page.question} />
      <Nearby nearby={page.nearby} />
    </>
  )
}
