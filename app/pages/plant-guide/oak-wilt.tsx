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
    <div className="rounded-box border border-line bg-surface p-4 md:p-8 print:p-2">
      <h3 className="print:text-small">Oak wilt</h3>
      <div className="mt-3 gap-x-14 lg:grid lg:grid-cols-2 print:mt-1">
        <OakMonths rules={rules} />
        <PhoneDisclosure title="Why" className="-mb-2 md:m-0 print:m-0">
          <p className="max-w-prose text-ink-soft md:mt-6 lg:mt-4 print:mt-1 print:max-w-none print:text-small">
            {oakWiltRisk(rating)} A fungus carried by beetles and through joined roots kills oaks across the
            Hill Country. A fresh cut invites it, so every wound is painted at once, all year.
          </p>
        </PhoneDisclosure>
      </div>
      <MoreLink to="/blog/oak-rules-by-city">Rules, permits and fees, by city</MoreLink>
    </div>
  )
}
