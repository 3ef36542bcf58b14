import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test, vi } from 'vitest'
import { changesChannel } from '#server/catalog/follow-changes.ts'
import { cloneDatabase } from '#tests/support/site.ts'
import { storeDeadEmail, storeRequest } from '#tests/support/stored-request.ts'
import { desk as runCommand } from '#tools/desk.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

// Only the questions, output and refusals of a command. Its effects are tested with the functions that the desk's screens use, too.

const { owner, ownerUrl, query } = await cloneDatabase()
const folder = temporaryFolder()

/** Runs a command in this process, where there's no terminal to answer on. */
async function desk(...args: string[]) {
  const printed = { out: '', err: '' }
  vi.stubEnv('DATABASE_URL', ownerUrl)
  vi.stubEnv('DESK_ORIGIN', 'https://desk.example')
  vi.stubEnv('PICTURE_STORE', folder)
  vi.spyOn(console, 'log').mockImplementation((text: string) => void (printed.out += `${text}\n`))
  vi.spyOn(console, 'error').mockImplementation((text: string) => void (printed.err += `${text}\n`))
  return { code: await runCommand(args), ...printed }
}

function write(name: string, content: string): string {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}

test('cache clear tells every site process to reload, from a process of its own', async () => {
  await owner.query(`listen ${changesChannel}`)
  const heard = once(owner, 'notification') as Promise<[{ payload: string }]>
  const { stdout } = await promisify(execFile)(process.execPath, ['tools/desk.ts', 'cache', 'clear'], {
    env: { ...process.env, DATABASE_URL: ownerUrl },
  })
  expect([stdout, (await heard)[0].payload]).toEqual(['Told every site process to reload.\n', 'all'])
})

test('an unknown option or verb is refused with the help text', async () => {
  const { code, err } = await desk('pictures', 'remove', '--force')
  expect([code, err]).toEqual([2, expect.stringContaining("Unknown option '--force'")])
  expect(err).toContain('npm run desk -- pictures remove --inventory NUMBER')
  expect(await desk('mail', 'forget')).toMatchObject({
    code: 2,
    out: expect.stringContaining('mail retry ID'),
  })
  expect(await desk()).toMatchObject({ code: 0, out: expect.stringContaining('people') })
})

test('[DK-04] people: a link for the first one, who there is, and one who is removed', async () => {
  expect((await desk('people', 'list')).out).toBe('Nobody yet.\n')
  expect((await desk('people', 'invite', 'Rosa H.')).out).toMatch(
    /^https:\/\/desk\.example\/invite\/[\w-]{43}\n$/,
  )
  expect(await query('select name, role from desk_invitations')).toEqual([{ name: 'Rosa H.', role: 'owner' }])
  const [person] = await query(
    "insert into desk_people (name, role, user_handle) values ('Manny', 'yard', sha256('m')) returning id::text",
  )
  expect((await desk('people', 'list')).out).toMatch(/Manny +yard/)
  expect((await desk('people', 'remove', 'Manny')).err).toContain("isn't a person's id")
  expect((await desk('people', 'remove', String(person?.['id']))).out).toBe('Removed.\n')
  expect((await desk('people', 'list')).out).not.toContain('Manny')
})

test('mail: what failed, sent again after a question, or dismissed', async () => {
  expect((await desk('mail', 'failed')).out).toBe('Every email has been sent.\n')
  const { id, number } = await storeRequest(query, { firstName: 'Cal', hoursAgo: 1 })
  const email = await storeDeadEmail(query, id)
  const failed = (await desk('mail', 'failed')).out
  expect(failed).toMatch(
    new RegExp(`Given up, 1 email:[\\s\\S]*${email} +customer +${number} .*550 no such mailbox`),
  )
  expect(await desk('mail', 'retry', '--all')).toMatchObject({
    code: 1,
    err: expect.stringContaining('add --yes'),
  })
  expect((await desk('mail', 'retry', '--all', '--dry-run')).out).toContain('nothing was changed')
  expect((await desk('mail', 'retry', email, '--yes')).out).toContain('1 email back in the queue.')
  expect((await desk('mail', 'failed')).out).toMatch(/^Not sent yet, 1 email:/)
  await storeDeadEmail(query, (await storeRequest(query, { firstName: 'Dee', hoursAgo: 1 })).id)
  expect((await desk('mail', 'dismiss', '--all', '--yes')).out).toContain('1 email dismissed.')
  expect((await desk('mail', 'dismiss', '--all')).out).toBe('There are no failed emails.\n')
})

test('pictures: a photo is taken off, and deleted in all its sizes if asked and no other row shows it', async () => {
  const key = 'lacey-oak-7-1a2b'
  const files = ['originals', 'variants/thumb'].map((part) => {
    mkdirSync(join(folder, part), { recursive: true })
    return write(`${part}/${key}.webp`, 'a photo')
  })
  const left = () => files.filter((file) => existsSync(file)).length
  const show = (...ids: number[]) =>
    query('update inventory set use_catalog_image = false, custom_image_url = $1 where id = any ($2)', [
      key,
      ids,
    ])
  const remove = (id: string, ...more: string[]) =>
    desk('pictures', 'remove', '--inventory', id, '--yes', ...more)
  await show(7, 8)
  expect((await remove('7', '--delete-file')).out).toContain('Another row still shows it.')
  expect((await remove('8')).out).toMatch(/^Removed\.$/m)
  expect(left()).toBe(2)
  await show(8)
  expect((await remove('8', '--delete-file')).out).toContain('Removed, with its files deleted.')
  expect(left()).toBe(0)
  expect(await query('select use_catalog_image as drawn from inventory where id in (7, 8)')).toEqual([
    { drawn: true },
    { drawn: true },
  ])
  expect((await remove('8')).err).toContain('has no picture of its own')
  expect((await remove('999999')).err).toContain("There's no inventory row 999999")
})

test('privacy: a copy that only its owner can read, and a deletion after a question', async () => {
  const { number } = await storeRequest(query, { firstName: 'Ann', hoursAgo: 1 })
  const file = join(folder, 'ann.json')
  const exporting = ['privacy', 'export', 'ann@gmial.example', '--out', file]
  expect((await desk(...exporting)).out).toContain('1 quote, 0 messages')
  expect(readFileSync(file, 'utf8')).toContain(number)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect((await desk(...exporting)).code).toBe(1)

  const remove = (...args: string[]) => desk('privacy', 'delete', ...args)
  expect((await remove('nobody')).err).toContain('neither an email address nor a phone number')
  expect((await remove('none@example.com')).out).toBe('Nothing is stored about this person.\n')
  expect((await remove('ann@gmial.example')).err).toContain('add --yes')
  expect((await remove('ann@gmial.example', '--dry-run')).out).toContain('Nothing was deleted.')
  const { out } = await remove('ann@gmial.example', '--yes')
  expect(out).toContain('Deleted: 1 quote with lines')
  expect(out).toContain('the business mailbox')
  expect(await query('select from quotes where quote_number = $1', [number])).toEqual([])
})
