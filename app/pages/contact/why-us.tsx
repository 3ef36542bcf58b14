import { Check, Phone } from 'lucide-react'
import { telephoneLink, type CompanyProfile } from '#domain/settings/company-profile.ts'

const reasons = [
  'Plants matched to your soil',
  'Heights and planted prices up front',
  'A 30-day plant health guarantee',
  'No oak pruned from February through June',
]

/** Reasons to choose us, and a card with our address and phone number. */
export function WhyUs({ company, tree }: { company: CompanyProfile; tree: string | null }) {
  const { street, city, state, zip, phone } = company
  return (
    <section aria-labelledby="why-us">
      <h2 id="why-us" className="text-h3">
        Why choose us
      </h2>
      <ul className="mt-3">
        {reasons.map((reason) => (
          <li key={reason} className="flex gap-3 border-b border-line py-2.5">
            <Check aria-hidden className="mt-0.5 size-5 flex-none text-brand" strokeWidth={1.75} />
            {reason}
          </li>
        ))}
      </ul>
      <div className="relative mt-8 overflow-hidden rounded-box border border-line bg-raised p-6 pr-[42%] lg:max-xl:pr-6">
        {tree !== null && (
          <img
            src={tree}
            alt=""
            width={600}
            height={480}
            loading="lazy"
            className="absolute right-0 bottom-0 h-[80%] w-[40%] object-contain object-right-bottom lg:max-xl:hidden"
          />
        )}
        <h3>Rather talk?</h3>
        <address className="mt-1 text-ink-soft not-italic">
          {street !== '' && <span className="block">{street}</span>}
          {city !== '' && `${city}, `}
          <span className="whitespace-nowrap">
            {state} {zip}
          </span>
        </address>
        <a
          href={telephoneLink(phone)}
          className="relative mt-4 inline-flex min-h-11 items-center gap-2.5 rounded-box bg-brand px-4.5 text-ui font-semibold whitespace-nowrap text-on-brand no-underline transition-colors hover:bg-brand-hover"
        >
          <Phone aria-hidden className="size-4.5" strokeWidth={1.75} />
          {phone}
        </a>
      </div>
    </section>
  )
}
