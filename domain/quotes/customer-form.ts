import { line, paragraphs } from '#domain/forms/typed-text.ts'
import { z } from '#domain/zod.ts'

// The forms on a quote's page.

/** A stored text has at most 2,000 characters. */
const needed = (most: number, message: string) => paragraphs(most).refine((given) => given !== '', message)

const wholeNumber = z.coerce.number().int().nonnegative()

export const customerForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('go-ahead') }),
  z.object({
    intent: z.literal('change'),
    message: needed(2000, 'Please say what you would like to change'),
  }),
  // Why they decline helps us, but nobody has to say it.
  z.object({ intent: z.literal('decline'), message: paragraphs(2000).default('') }),
  z.object({
    intent: z.literal('accept'),
    version: wholeNumber,
    name: line(120).refine((given) => given !== '', 'Please type your full name'),
    care: z.literal('yes').optional(),
  }),
  z.object({ intent: z.literal('withdraw') }),
  z.object({ intent: z.literal('cancel'), fee: wholeNumber }),
  z.object({
    intent: z.literal('confirm-day'),
    day: z.iso.date(),
    hour: z.union([z.literal('').transform(() => null), wholeNumber]),
  }),
  z.object({ intent: z.literal('weeks'), week: z.array(z.string()).max(20) }),
  z.object({ intent: z.literal('ask'), message: needed(2000, 'Please write your question') }),
  // The box is unchecked until the customer checks it.
  z.object({ intent: z.literal('start-care'), care: z.literal('yes', 'Please check the box first') }),
  z.object({ intent: z.literal('stop-care') }),
  z.object({ intent: z.literal('report'), message: needed(2000, 'Please say what is wrong') }),
])

export type CustomerForm = z.output<typeof customerForm>
export type CustomerIntent = CustomerForm['intent']
