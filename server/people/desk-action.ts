import { data, type RouterContextProvider } from 'react-router'
import type { DeskOutcome } from '#domain/desk/desk-outcome.ts'
import { z } from '#domain/zod.ts'
import type { Person } from './person.ts'
import { requireOwner, requirePerson } from './require-person.ts'
import { readForm } from '#server/platform/requests/read-body.ts'
import { deskUnavailable } from '#server/platform/requests/desk-unavailable.ts'
import { Outdated, parseOrRefuse, Refusal } from '#server/platform/requests/refusal.ts'

type Context = Readonly<RouterContextProvider>
type Params = Readonly<Partial<Record<string, string>>>

/** Who sent a form, when and where. */
export type Sent = {
  person: Person
  now: Date
  params: Params
  request: Request
  context: Context
  fields: URLSearchParams
}

/** The part of it that most forms need. */
export type SentFor = Pick<Sent, 'person' | 'now' | 'params'>

/** A field that may be sent more than once, or not at all. */
export const several = <Value>(each: z.ZodType<Value>) =>
  z.preprocess((given) => (given === undefined ? [] : [given].flat()), z.array(each))

/** An action of the desk: parses the form and does what it asks for. A refusal becomes its message, and a fault a 503. */
const actionFor =
  (requireSender: (context: Context) => Person) =>
  <Form, More extends object = object>(
    schema: z.ZodType<Form>,
    act: (form: Form, sent: Sent) => Promise<string | (More & { message: string }) | Response>,
  ) =>
  async ({ request, params, context }: { request: Request; params: Params; context: Context }) => {
    const person = requireSender(context)
    const work = async () => {
      const { values, fields } = await readPosted(request)
      const form = parseOrRefuse(schema, values, "This can't be saved")
      return act(form, { person, params, request, context, fields, now: new Date() })
    }
    try {
      const done = await deskUnavailable(work())
      if (done instanceof Response) return done
      const outcome = typeof done === 'string' ? { message: done } : done
      return { kind: 'done', ...outcome } as DeskOutcome<More>
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const { message, status } = error
      return data<DeskOutcome<More>>(
        { kind: 'refused', message, isOutdated: error instanceof Outdated },
        status,
      )
    }
  }

/** For what anyone at the desk may do. */
export const deskAction = actionFor(requirePerson)
export const ownerAction = actionFor(requireOwner)

async function readPosted(request: Request) {
  const isUpload = request.headers.get('Content-Type')?.startsWith('multipart/') === true
  const form = (isUpload ? await request.formData() : await readForm(request)) ?? new URLSearchParams()
  const values = Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const given = form.getAll(name)
      return [name, given.length === 1 ? given[0] : given]
    }),
  )
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return { values, fields: new URLSearchParams(texts) }
}
