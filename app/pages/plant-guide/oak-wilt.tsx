import { OakMonths } from '#app/components/oak-months.tsx'
import { oakWiltRisk, type CityOakRule } from '#domain/plants/oak-wilt.ts'
import { PhoneDisclosure } from '#ui/phone-disclosure.tsx'
import { MoreLink } from './more-link.tsx'

type OakWiltProps = {
  rating: string | null
  rules: readonly CityOakRule[]
}

/** For every oak: when to prune it, and what oak wilt is. */
export function OakWilt({ rating, rules }: OakWiltProps) {
  return (
    <PhoneDisclosure
      title={<h3 className="text-h4 leading-snug font-medium">Oak wilt</h3>}
      aside="Don’t cut February through June"
    >
      <div className="md:mt-8 md:rounded-box md:border md:border-line md:bg-surface md:p-8 print:mt-2 print:border print:border-line print:p-2">
        <h3 className="hidden md:block print:block print:text-small">Oak wilt</h3>
        <div className="gap-x-14 md:mt-3 lg:grid lg:grid-cols-2 print:mt-1">
          <OakMonths rules={rules} />
          <p className="mt-4 max-w-prose text-ink-soft md:mt-6 lg:mt-4 print:mt-1 print:max-w-none print:text-small">
            {oakWiltRisk(rating)} A fungus carried by beetles and through joined roots kills oaks across the
            Hill Country. A fresh cut invites it, so every wound is painted at once, all year.
          </p>
        </div>
        <MoreLink to="/blog/oak-rules-by-city">Rules, permits and fees, by city</MoreLink>
      </div>
    </PhoneDisclosure>
  )
}
