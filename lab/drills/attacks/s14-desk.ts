import { listDeskRoutes, type DeskRoute } from '#lab/drills/rig/desk-routes.ts'
import { startRigDesk, type RigDesk } from '#lab/drills/rig/desk-rig.ts'
import { report, type Measurement, above, equal, none, some } from '#lab/drills/rig/measurements.ts'
import type { Rig } from '#lab/drills/rig/rig.ts'
import { nextVisitor } from '#lab/drills/rig/submitter.ts'

const routes = listDeskRoutes()

const dataPath = (path: string) => (path === '/' ? '/_.data' : `${path}.data`)

/** As a page, as data, as the data of only that route, and as a form with and without JavaScript. */
function attemptsOn({ path, id }: DeskRoute, deskOrigin: string): [string, RequestInit][] {
  const form = {
    method: 'POST',
    headers: { Origin: deskOrigin, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'intent=remove&person=1&name=x&id=1',
  }
  return [
    [path, {}],
    [dataPath(path), {}],
    [`${dataPath(path)}?_routes=${encodeURIComponent(id)}`, {}],
    [path, form],
    [dataPath(path), form],
  ]
}

async function send(desk: RigDesk, [path, init]: [string, RequestInit], more: Record<string, string>) {
  const headers = { 'X-Forwarded-For': nextVisitor(), ...(init.headers as Record<string, string>), ...more }
  return desk.request(path, { ...init, headers })
}

type Response = Awaited<ReturnType<typeof send>>

/** A data request carries a redirect in its body. */
const leadsToSignIn = ({ status, location, body }: Response) =>
  (status === 302 && location.startsWith('/sign-in')) || (status === 202 && body.includes('/sign-in'))
const leadsToYard = ({ status, location, body }: Response) =>
  (status === 302 && location === '/yard') || (status === 202 && body.includes('/yard'))

const isForm = ([, { method }]: [string, RequestInit]) => method === 'POST'

const sum = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((total, count) => total + count, 0)

const countLog = (rig: Rig) => rig.count('select count(*) from desk_log')

function tamper(cookie: string): string {
  const at = cookie.indexOf('=') + 3
  return cookie.slice(0, at) + (cookie[at] === 'A' ? 'B' : 'A') + cookie.slice(at + 1)
}

/** S14: every page and action of the desk without a session, with one that isn't valid, with a lesser one, from another site. */
export async function deskAttacks(rig: Rig): Promise<boolean> {
  const desk = await startRigDesk(rig)
  const measurements: Measurement[] = [above('pages of the desk', routes.length, 5)]
  try {
    const [owner, expired, removed, left, yard] = [
      await desk.signIn(),
      await desk.signIn(),
      await desk.signIn(),
      await desk.signIn(),
      await desk.signIn('yard'),
    ]
    await rig.query(
      "update desk_sessions set expires_at = now() - interval '1 second' where person_id = $1",
      [expired.id],
    )
    await rig.query('update desk_people set removed_at = now() where id = $1', [removed.id])
    const signOut: [string, RequestInit] = [
      '/me',
      { method: 'POST', headers: { Origin: desk.origin }, body: new URLSearchParams({ intent: 'sign-out' }) },
    ]
    await send(desk, signOut, { Cookie: left.cookie })
    const logged = await countLog(rig)

    const sessions: Record<string, Record<string, string>> = {
      'no session': {},
      'a made-up session': { Cookie: '__Host-desk=ImF1dG8i.AAAA' },
      'a changed session': { Cookie: tamper(owner.cookie) },
      'an ended session': { Cookie: expired.cookie },
      'a session after sign-out': { Cookie: left.cookie },
      "a removed person's session": { Cookie: removed.cookie },
    }
    for (const [name, headers] of Object.entries(sessions)) {
      const before = sum(await desk.readRefusals())
      const attempts = routes.flatMap((route) => attemptsOn(route, desk.origin))
      let open = 0
      for (const attempt of attempts) {
        const response = await send(desk, attempt, headers)
        if (!leadsToSignIn(response)) {
          open += 1
          console.log(`     ${name}: ${attempt[1].method ?? 'GET'} ${attempt[0]} is ${response.status}`)
        }
      }
      const counted = sum(await desk.readRefusals()) - before
      measurements.push(none(`${name}: let in, of ${attempts.length}`, open))
      measurements.push(equal(`${name}: counted`, counted, attempts.length))
    }

    let openToYard = 0
    for (const route of routes.filter(({ isOwners }) => isOwners))
      for (const attempt of attemptsOn(route, desk.origin)) {
        const response = await send(desk, attempt, { Cookie: yard.cookie })
        if (response.status !== 403 && !(route.path === '/' && leadsToYard(response))) {
          openToYard += 1
          console.log(`     yard: ${attempt[1].method ?? 'GET'} ${attempt[0]} is ${response.status}`)
        }
      }
    const owners = (await desk.readRefusals())['owner-only'] ?? 0
    measurements.push(
      none("owner's pages open to the yard", openToYard),
      some("the yard's attempts that were counted", owners),
    )

    let fromElsewhere = 0
    const foreign = [
      'https://evil.example',
      'null',
      'https://trees.example',
      `${desk.origin}.evil.example`,
      '',
    ]
    const before = (await desk.readRefusals())['origin'] ?? 0
    const posts = [...routes, { id: '', path: '/sign-in' }]
      .flatMap((route) => attemptsOn({ isOwners: true, ...route }, desk.origin))
      .filter(isForm)
    for (const attempt of posts)
      for (const origin of foreign) {
        const { status } = await send(desk, attempt, { Cookie: owner.cookie, Origin: origin })
        if (status !== 403) fromElsewhere += 1
      }
    const counted = ((await desk.readRefusals())['origin'] ?? 0) - before
    measurements.push(
      none(`forms from another site accepted, of ${posts.length * foreign.length}`, fromElsewhere),
      equal('the same, counted', counted, posts.length * foreign.length),
    )

    const changes = (await countLog(rig)) - logged
    const people = await rig.query('select id from desk_people where removed_at is null')
    measurements.push(none('changes that all this made', changes), equal('people left', people.length, 4))

    measurements.push(
      equal(
        'the owner is still in',
        (await desk.request('/me', { headers: { Cookie: owner.cookie } })).status,
        200,
      ),
    )
  } finally {
    await desk.stop()
  }
  return report('S14 attacks on the desk', measurements)
}
