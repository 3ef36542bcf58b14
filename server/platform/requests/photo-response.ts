import { readFile } from 'node:fs/promises'
import { deskUnavailable } from './desk-unavailable.ts'
import { noneIfRefused } from './refusal.ts'

/** A photo for people who are signed in, or a 404. The desk's responses are never cached. */
export async function photoResponse(finding: Promise<string | undefined>): Promise<Response> {
  const file = await deskUnavailable(finding.catch(noneIfRefused))
  const jpeg = file === undefined ? undefined : await readFile(file).catch(() => undefined)
  if (jpeg === undefined) return new Response('no such photo', { status: 404 })
  return new Response(new Uint8Array(jpeg), { headers: { 'Content-Type': 'image/jpeg' } })
}
