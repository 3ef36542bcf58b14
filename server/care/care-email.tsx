import { monthNames } from '#domain/plants/months.ts'
import { isOak } from '#domain/plants/oak-wilt.ts'
import type { CompanyProfile } from '#domain/settings/company-profile.ts'
import { careEmailDay, isLastEmail, mostDaysLate, type CareEmailKind } from '#domain/care/due-emails.ts'
import { treeWater } from '#domain/care/water-series.ts'
import type { PlantedTree } from '#domain/care/tree-care.ts'
import { addDays, nurseryDay, type Day } from '#domain/time/nursery-clock.ts'
import { dayInWords } from '#domain/time/day-words.ts'
import { guaranteeDays } from '#domain/quotes/lifecycle/record.ts'
import { linkOrigins } from '#server/mail/business-link.ts'
import type { SubjectOf } from '#server/mail/emails.ts'
import type { Email } from '#server/mail/mailer.ts'
import { readPlantedTrees } from '#server/quotes/planted-trees.ts'
import { readRecord } from '#server/quotes/quote-events.ts'
import { listVersions } from '#server/quotes/quote-versions.ts'
import { findCareRecipient } from './care.ts'
import { MailFrame } from '#server/mail/mail-frame.tsx'
import { logoPicture } from '#server/mail/logo-picture.ts'
import {
  BulletList,
  MailButton,
  Heading,
  Paragraph,
  Row,
  TextLink,
  Title,
  renderEmail,
} from '#server/mail/mail-parts.tsx'

type EmailContent = {
  subject: string
  title: string
  /** The first one is also the preview in the inbox. */
  text: readonly [string, ...(string | false)[]]
  showsWater: boolean
}

type Subject = { trees: readonly PlantedTree[]; plantedOn: Day }

const feelFirst =
  "Before you pour, feel the soil 3 to 4 inches down. If it's damp, wait. After an inch of rain, skip one."

const clayDrowns =
  'Your soil is clay, which holds water. A tree that drowns droops like a thirsty one, so check before you help.'

const isOnClay = ({ trees }: Subject) => trees.some(({ ground }) => ground === 'clay')
const hasOak = ({ trees }: Subject) => trees.some(({ scientificName }) => isOak(scientificName))
const isBareInWinter = ({ trees }: Subject) =>
  trees.some(({ leafRetention }) => leafRetention === 'deciduous')
const hasCage = ({ trees }: Subject) => trees.some((tree) => tree.hasCage)

const composers: Record<CareEmailKind, (subject: Subject) => EmailContent> = {
  'week-1': (subject) => ({
    subject: 'Your trees after a week: the soil tells you when',
    title: 'One week in the ground',
    text: [
      'For one more week, water every other day, or every day in summer heat. After that, once or twice a week is enough.',
      feelFirst,
      isOnClay(subject) && clayDrowns,
      'A few yellow leaves after the move are normal. Limp leaves at sunrise are not: tell us.',
    ],
    showsWater: true,
  }),
  'month-1': (subject) => ({
    subject: 'Your trees after a month: fewer waterings, just as deep',
    title: 'A month in the ground',
    text: [
      'The roots are starting to leave the ball they came with. Water less often now, but as much each time.',
      feelFirst,
      isOnClay(subject) && clayDrowns,
      'Look at the mulch too: 3 to 4 inches deep, and not touching the trunk.',
    ],
    showsWater: true,
  }),
  'guarantee-ends': ({ plantedOn }) => ({
    subject: `Your plant guarantee ends on ${dayInWords(addDays(plantedOn, guaranteeDays))}`,
    title: 'One week left on the guarantee',
    text: [
      `What we planted is covered through ${dayInWords(addDays(plantedOn, guaranteeDays))}.`,
      'Take a walk around each plant today. Brown or limp leaves, a trunk that leans, soil that never dries: if you see one of these, report it on your page before that day, with a photo if you can.',
      'After that day we still answer every question.',
    ],
    showsWater: false,
  }),
  'first-august': (subject) => ({
    subject: "August is coming: your trees' hardest month",
    title: 'Getting through the first August',
    text: [
      'August is the hardest month for a new tree, and too much water is as bad for it as too little. These are the amounts for the month.',
      feelFirst,
      isOnClay(subject) && clayDrowns,
      'Water early in the day. Your supplier may limit days and hours; a bucket, or a hose in your hand, is usually allowed.',
    ],
    showsWater: true,
  }),
  'first-winter': (subject) => ({
    subject: 'Your trees in their first winter',
    title: 'The first winter',
    text: [
      'Roots keep growing in winter, so a dry spell still needs water, though less often. Before a hard freeze, water dry soil: damp ground holds its warmth.',
      isBareInWinter(subject) &&
        "Bare doesn't mean dead. Scratch a twig with your thumbnail: green underneath means it's alive.",
      hasOak(subject) &&
        "Don't prune an oak from February through June, and paint every cut at once, all year. That helps to keep oak wilt out.",
    ],
    showsWater: true,
  }),
  stake: (subject) => ({
    subject: 'Time to take off the stake',
    title: 'A year in the ground: the stake comes off',
    text: [
      'If your tree still has a stake, take it off now. A trunk gets strong by moving in the wind, and a tie that stays on cuts into the bark.',
      'Cut the ties, then pull the stake straight up. If the tree leans a week later, tell us.',
      hasCage(subject) && 'Leave the deer cage on. Your page says for how long.',
      hasOak(subject) && 'Mind the bark of an oak: paint any nick at once.',
    ],
    showsWater: false,
  }),
  'second-spring': (subject) => ({
    subject: "Your trees' second spring: water farther out",
    title: 'The second spring',
    text: [
      "The roots have left the ball by now. Move the hose outward, past the edge of the old hole: that's where you want them to go.",
      'The gaps between waterings can grow. Keep it up through one more summer, and then most natives live on rain.',
      feelFirst,
      hasOak(subject) && "Don't prune an oak until July.",
    ],
    showsWater: true,
  }),
}

type CareEmailProps = {
  content: EmailContent
  isLast: boolean
  month: string
  water: readonly string[]
  company: CompanyProfile
  number: string
  pageUrl: string
  stopUrl: string
}

function CareEmail({ content, isLast, month, water, company, number, pageUrl, stopUrl }: CareEmailProps) {
  const { subject, title, text, showsWater } = content
  return (
    <MailFrame
      title={subject}
      preview={text[0]}
      company={company}
      foot={`You get this email because you asked for care emails about order ${number}.`}
    >
      <Row top={28}>
        <Title>{title}</Title>
        {text.map((paragraph) => paragraph !== false && <Paragraph key={paragraph}>{paragraph}</Paragraph>)}
        {isLast && (
          <Paragraph>This is the last of our care emails. Your page stays, and we still answer.</Paragraph>
        )}
      </Row>
      {showsWater && water.length > 0 && (
        <Row>
          <Heading>Water in {month}</Heading>
          <BulletList items={water} />
        </Row>
      )}
      <Row top={20}>
        <MailButton href={pageUrl}>See your trees</MailButton>
      </Row>
      <Row top={16}>
        <Paragraph>
          Questions? Reply to this email, or call{' '}
          <span style={{ whiteSpace: 'nowrap' }}>{company.phone}</span>.
        </Paragraph>
        <Paragraph small>
          Enough of these? <TextLink href={stopUrl}>Stop the care emails</TextLink>. It takes one click.
        </Paragraph>
      </Row>
    </MailFrame>
  )
}

type Care = {
  kind: CareEmailKind
  trees: readonly PlantedTree[]
  /** The day it's sent. */
  today: Day
  to: string
  number: string
  token: string
  stopToken: string
  company: CompanyProfile
  siteOrigin: string
}

/** An email about caring for what we planted. Nothing in it was written by a visitor. Null if we planted nothing. */
async function compose(care: Care): Promise<Email | null> {
  const { kind, trees, today, to, number, token, stopToken, company, siteOrigin } = care
  const [first] = trees
  if (first === undefined) return null
  const { plantedOn } = first
  const content = composers[kind]({ trees, plantedOn })
  const hasTrees = trees.some(({ plantType }) => plantType === 'tree')
  const stopUrl = `${siteOrigin}/care-emails/stop/${stopToken}`
  // Water for the month that the email is about: late July writes about August.
  const shownDay = kind === 'first-august' ? `${today.slice(0, 4)}-08-15` : today
  const pictures = [await logoPicture()]
  const mail = (
    <CareEmail
      content={content}
      isLast={isLastEmail(kind, { plantedOn, hasTrees })}
      month={monthNames[Number(shownDay.slice(5, 7)) - 1] ?? ''}
      water={treeWater(trees, shownDay)}
      company={company}
      number={number}
      pageUrl={`${siteOrigin}/quote/${token}`}
      stopUrl={stopUrl}
    />
  )
  return {
    ...(await renderEmail(mail)),
    to,
    subject: content.subject,
    replyTo: company.email,
    messageId: `<${number}.care.${kind}@${new URL(siteOrigin).hostname}>`,
    pictures,
    unsubscribeUrl: stopUrl,
  }
}

/** Helps with what we planted, unless the customer has unsubscribed meanwhile or it's too late to be of use. */
export async function composeCareEmail(
  { quoteId, careKind: kind }: SubjectOf<'care'>,
  company: CompanyProfile,
  now: Date,
): Promise<Email | null> {
  const [recipient, { record }] = await Promise.all([findCareRecipient(quoteId), readRecord(quoteId)])
  if (recipient === undefined || record.done === null) return null
  const today = nurseryDay(now)
  const dueOn = careEmailDay(kind, { plantedOn: record.done.day, hasTrees: true })
  if (dueOn === null || addDays(dueOn, mostDaysLate) < today) return null
  const { zipCode, ...about } = recipient
  const trees = await readPlantedTrees(record, await listVersions(quoteId), zipCode)
  return compose({ ...about, kind, trees, today, company, siteOrigin: linkOrigins().siteOrigin })
}
