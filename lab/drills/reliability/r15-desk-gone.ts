import { Client } from 'pg'
import { cachedPages } from '#lab/drills/rig/front.ts'
import { startRigDesk } from '#lab/drills/rig/desk-rig.ts'
import { equal, report, yes, type Measurement } from '#lab/drills/rig/measurements.ts'
import type { Rig } from '#lab/drills/rig/rig.ts'
import { nextVisitor } from '#lab/drills/rig/submitter.ts'
import { until } from '../../../tests/support/until.ts'

/** The site's responses, without what differs from one request to the next. */
async function readSite(rig: Rig): Promise<string> {
  const pages: string[] = []
  for (const path of [...cachedPages, '/cart'])
    for (const origin of rig.origins) {
      const response = await fetch(origin + path, { headers: { 'X-Forwarded-For': nextVisitor() } })
      pages.push(`${response.status} ${path} ${(await response.text()).length}`)
    }
  return pages.join('\n')
}

/** Only a superuser may end another role's connections. */
async function closeConnections(rig: Rig) {
  const superuser = new Client(rig.ownerUrl.replace('hctc_owner:local', 'postgres'))
  await superuser.connect()
  await superuser.query("select pg_terminate_backend(pid) from pg_stat_activity where usename = 'hctc_desk'")
  await superuser.end()
}

/** R15: the desk's process, its role or its sessions are gone. The site doesn't notice, and the desk says what's wrong. */
export async function deskGone(rig: Rig): Promise<boolean> {
  const desk = await startRigDesk(rig)
  const measurements: Measurement[] = []
  // A process's first pages take longer than later ones.
  await readSite(rig)
  const usual = await readSite(rig)
  const compareSite = async (name: string) =>
    measurements.push(yes(`${name}: the site is as before`, (await readSite(rig)) === usual))
  const expectStatus = (name: string, value: number, expected: number) =>
    measurements.push(equal(name, value, expected))
  try {
    const { cookie } = await desk.signIn()
    const open = () => desk.request('/me', { headers: { Cookie: cookie } })
    expectStatus('before: the desk', (await open()).status, 200)

    await desk.kill()
    expectStatus('process killed: the desk', (await open()).status, 0)
    await compareSite('process killed')
    await desk.startAgain()
    expectStatus('process started again: still signed in', (await open()).status, 200)

    await rig.query('alter role hctc_desk nologin')
    await closeConnections(rig)
    const without = await open()
    expectStatus('role without login: the desk', without.status, 503)
    measurements.push(
      yes('role without login: says what is wrong', without.body.includes('reach its records')),
    )
    expectStatus('role without login: /ready', (await desk.request('/ready')).status, 503)
    expectStatus('role without login: /sign-in', (await desk.request('/sign-in')).status, 200)
    await compareSite('role without login')
    await rig.query('alter role hctc_desk login')
    await until('the desk to recover', async () => (await open()).status === 200, 10)
    expectStatus('role back: still signed in', (await open()).status, 200)

    await rig.query('delete from desk_sessions')
    const signedOut = await desk.request('/me?x=1', {
      method: 'POST',
      headers: { Cookie: cookie, Origin: desk.origin },
      body: new URLSearchParams({ intent: 'open-passkey' }),
    })
    expectStatus('sessions emptied: a form', signedOut.status, 302)
    measurements.push(
      equal('sessions emptied: leads to sign-in and back', signedOut.location, '/sign-in?next=%2Fme%3Fx%3D1'),
    )
    await compareSite('sessions emptied')
  } finally {
    await rig.query('alter role hctc_desk login')
    await desk.stop()
  }
  return report('R15 the desk is gone', measurements)
}
