import { expect, test } from 'vitest'
import { emailJob, emailPriority, type EmailJob } from './email-job.ts'

const jobs: EmailJob[] = [
  { type: 'quote', quoteId: 7, kind: 'business' },
  { type: 'contact', messageKey: 'b1f7d6a2-6c0e-4d0b-9a55-3f1f6f0e2c11' },
  { type: 'quote', quoteId: 7, kind: 'customer' },
  { type: 'newsletter', subscriptionId: 3 },
  { type: 'digest', digestDay: '2026-11-15' },
  { type: 'quote-event', quoteId: 7, seq: 4, kind: 'to-business' },
  { type: 'quote-event', quoteId: 7, seq: 4, kind: 'to-customer' },
]

test.each(jobs)('a $type job survives the trip through the queue', (job) => {
  expect(emailJob.parse(JSON.parse(JSON.stringify(job)))).toEqual(job)
})

test.each([
  ['without a type', { quoteId: 7, kind: 'business' }],
  ['of an unknown type', { type: 'invoice', quoteId: 7 }],
  ['with the fields of another type', { type: 'contact', quoteId: 7, kind: 'business' }],
  ['with more than it needs', { type: 'quote', quoteId: 7, kind: 'business', email: 'elena@example.com' }],
  ['with an unknown kind', { type: 'quote', quoteId: 7, kind: 'reminder' }],
  ['about an event without its number', { type: 'quote-event', quoteId: 7, kind: 'to-customer' }],
  ['that is empty', null],
])('a job %s is rejected', (_, data) => {
  expect(emailJob.safeParse(data).success).toBe(false)
})

test('emails from visitors to the business go first', () => {
  expect(jobs.map(emailPriority)).toEqual([1, 1, 0, 0, 0, 1, 0])
})
