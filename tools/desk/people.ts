import { invite } from '#server/people/invite.ts'
import { listPeople, removePerson } from '#server/people/people.ts'
import { toolEnv } from '#server/platform/config/env.ts'
import { formatMoment } from '#domain/quotes/validity.ts'
import { Refusal } from '#server/platform/requests/refusal.ts'
import { table } from './print.ts'
import { readOne, readWholeNumber } from './read-arguments.ts'
import { verb, type DeskTopic } from './topic.ts'

export const invitationLink = (deskOrigin: string, token: string) => `${deskOrigin}/invite/${token}`

export const people: DeskTopic = {
  summary: 'who may use the desk in the browser',
  verbs: {
    list: verb({
      usage: '',
      help: 'Lists who may use the desk.',
      changes: false,
      options: {},
      run: async () => {
        const rows = (await listPeople()).map(({ id, name, role, joinedAt, sessions }) => [
          String(id),
          name,
          role,
          formatMoment(joinedAt),
          String(sessions),
        ])
        console.log(
          rows.length === 0 ? 'Nobody yet.' : table(['id', 'name', 'role', 'joined', 'signed in on'], rows),
        )
      },
    }),
    invite: verb({
      usage: 'NAME [--yard]',
      help: 'Prints a link for a new person. It works once, and for 15 minutes.\nThe person is an owner, who can invite others on screen, unless you add --yard. DESK_ORIGIN must be the desk’s origin.',
      changes: false,
      options: { yard: { type: 'boolean' } },
      run: async (values, positionals) => {
        const { DESK_ORIGIN } = toolEnv()
        if (DESK_ORIGIN === undefined)
          throw new Refusal('Where is the desk? Set DESK_ORIGIN, such as https://desk.example.com.')
        const name = readOne(positionals, 'person, in quotes if there are spaces')
        const token = await invite({ name, role: values.yard === true ? 'yard' : 'owner' }, null)
        console.log(invitationLink(DESK_ORIGIN, token))
      },
    }),
    remove: verb({
      usage: 'ID',
      help: 'Removes a person at once: their sessions and passkeys end.',
      changes: false,
      options: {},
      run: async (_, positionals) => {
        await removePerson(readWholeNumber(readOne(positionals, "person's id"), "person's id"), null)
        console.log('Removed.')
      },
    }),
  },
}
