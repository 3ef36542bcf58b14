import { TriangleAlert, CircleHelp, Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { deerAdvice, deerInShort } from '#domain/plants/deer.ts'
import { bothUnassessed, toxicityInWords } from '#domain/plants/toxicity.ts'
import { PhoneDisclosure } from '#ui/phone-disclosure.tsx'
import { GuideSection } from './guide-section.tsx'
import type { GuidePlant } from './guide-plant.ts'
import { capitalize, listInWords } from '#domain/wording.ts'
import { sentence, withoutAssessment } from './guide-words.ts'
import { MoreLink } from './more-link.tsx'

/** Wildlife, deer, and whether it's toxic. */
export function LivingWithIt({ plant }: { plant: GuidePlant }) {
  return (
    <GuideSection id="living" title="Living with it">
      <div className="grid gap-x-10 gap-y-5 md:grid-cols-2 md:gap-y-9 md:max-lg:*:first:col-span-2 lg:grid-cols-3 print:grid-cols-[2fr_1fr_1.2fr] print:gap-4">
        <Wildlife wildlife={plant.wildlife} />
        <Topic title="Deer" aside={deerInShort[plant.deer]}>
          <p className="font-semibold max-md:hidden">{deerInShort[plant.deer]}</p>
          <p className="text-ink-soft md:mt-1.5">{deerAdvice[plant.deer]}</p>
          <MoreLink to="/blog/deer-and-young-trees">How to build a cage</MoreLink>
        </Topic>
        <PetsAndPeople toxicity={plant.toxicity} />
      </div>
    </GuideSection>
  )
}

type TopicProps = { title: string; aside: string | undefined; children: ReactNode }

function Topic({ title, aside, children }: TopicProps) {
  return (
    <div className="min-w-0 border-t border-line pt-3 break-words md:border-ink md:pt-4 print:border-line print:pt-1 print:text-small">
      <PhoneDisclosure
        title={<h3 className="text-h4">{title}</h3>}
        aside={aside}
        className="-my-3 md:m-0 print:m-0"
      >
        <h3 className="mb-2 hidden md:block print:mb-0 print:block print:text-small">{title}</h3>
        {children}
      </PhoneDisclosure>
    </div>
  )
}

function Wildlife({ wildlife: { visitors, larvalHostOf, text } }: { wildlife: GuidePlant['wildlife'] }) {
  if (visitors.length === 0 && text === null) return null
  const guests = visitors.filter((visitor) => visitor !== 'larval host')
  return (
    <Topic title="Wildlife" aside={listInWords(guests)}>
      {guests.length > 0 && <p className="font-semibold">{capitalize(listInWords(guests))}</p>}
      {text !== null && <p className="mt-1.5 text-ink-soft">{text}</p>}
      {larvalHostOf.length > 0 && (
        <p className="mt-2 text-small">
          <span className="text-ink-quiet">Caterpillars that grow up on it:</span> {larvalHostOf.join(', ')}
        </p>
      )}
    </Topic>
  )
}

const marks = {
  yes: { Icon: TriangleAlert, look: 'text-danger' },
  'by report': { Icon: TriangleAlert, look: 'text-danger' },
  no: { Icon: Check, look: 'text-good' },
  'not assessed': { Icon: CircleHelp, look: 'text-ink' },
} as const

/** Toxicity to pets and to people are separate facts, and "not assessed" doesn't mean safe. */
function PetsAndPeople({ toxicity }: { toxicity: GuidePlant['toxicity'] }) {
  const { pets, people, parts, note } = toxicity
  const isUnassessed = pets === 'not assessed' && people === 'not assessed'
  const facts = isUnassessed
    ? [{ text: bothUnassessed, ...marks['not assessed'] }]
    : (['pets', 'people'] as const).map((who) => ({
        text: toxicityInWords(who, toxicity[who]),
        ...marks[toxicity[who]],
      }))
  const text = withoutAssessment(note ?? parts ?? '')
  return (
    <Topic title="Pets and people" aside={pets === 'not assessed' ? pets : undefined}>
      <ul className="grid gap-1 font-semibold">
        {facts.map(({ text: fact, Icon, look }) => (
          <li key={fact} className={`flex items-center gap-2 ${look}`}>
            <Icon aria-hidden className="size-5 flex-none" /> {fact}
          </li>
        ))}
      </ul>
      {text !== '' && <p className="mt-1.5 text-ink-soft">{sentence(text)}</p>}
      {pets === 'not assessed' && (
        <p className="mt-1.5 text-ink-soft">
          That doesn&apos;t mean safe. With a dog or cat that chews, ask your vet first.
        </p>
      )}
    </Topic>
  )
}
