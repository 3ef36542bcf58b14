import { outcomeMessage, type MailState } from '#domain/quote/mail-outcome.ts'
import { countInQuote, goneText, type Quote } from '#domain/quote/quote.ts'
import { sizeLine } from '#domain/inventory/measures.ts'
import { daysLeft, formatDay, validUntil } from '#domain/quote/validity.ts'
import { toPicture } from '#server/pictures/picture-url.ts'

type Seen = {
  quote: Quote
  answers: readonly { kind: string; answeredAt: Date }[]
  mail: MailState | undefined
  /** Picture keys by inventory id. */
  plates: ReadonlyMap<number, string>
  now: Date
}

/** What anyone with the link may see: a first name, a city and the lines. Never a phone number, email address or street. */
export function toQuotePage({ quote, answers, mail, plates, now }: Seen) {
  const answeredOn = (kind: string) => {
    const answer = answers.find((each) => each.kind === kind)
    return answer === undefined ? null : formatDay(answer.answeredAt)
  }
  return {
    number: quote.number,
    firstName: quote.customer.firstName,
    city: quote.customer.city,
    preparedOn: formatDay(quote.createdAt),
    validUntil: formatDay(validUntil(quote.createdAt)),
    daysLeft: daysLeft(quote.createdAt, now),
    plantCount: countInQuote(quote.lines),
    lines: quote.lines.map((line) => ({
      inventoryId: line.inventoryId,
      plantName: line.plantName,
      scientificName: line.scientificName,
      size: sizeLine(line),
      quantity: line.quantity,
      unitPriceCents: line.unitPriceCents,
      plantingFeeCents: line.plantingFeeCents,
      picture: toPicture(plates.get(line.inventoryId) ?? null, '', null),
    })),
    gone: quote.gone.map((line) => ({ inventoryId: line.inventoryId, text: goneText(line) })),
    delivery: quote.delivery,
    totals: quote.totals,
    acceptedOn: answeredOn('accepted'),
    changeAskedOn: answeredOn('change'),
    mailMessage: mail === undefined ? null : outcomeMessage(mail, 'you'),
  }
}
