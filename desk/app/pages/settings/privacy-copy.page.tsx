import { z } from 'zod'
import { nurseryDay } from '#domain/time/nursery-clock.ts'
import { ownerAction } from '#server/people/desk-action.ts'
import { copyForPerson } from '#server/privacy/privacy-screen.ts'

const form = z.object({ contact: z.string(), as: z.enum(['html', 'json']) })

/** Everything about a person, as a file to hand over: to read, or for computers. By POST, as the search is. */
export const action = ownerAction(form, async ({ contact, as }, { person, now }) => {
  const text = await copyForPerson(contact, as === 'json', person.id, now)
  return new Response(text, {
    headers: {
      'Content-Type': `${as === 'json' ? 'application/json' : 'text/html'}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="your-data-${nurseryDay(now)}.${as}"`,
    },
  })
})
