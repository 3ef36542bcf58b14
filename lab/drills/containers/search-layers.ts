import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Which of these texts are anywhere in an image's layers, its history or its settings. */
export async function searchImage(image: string, texts: readonly string[]): Promise<Set<string>> {
  // This format has its layers uncompressed, one after the other.
  const child = spawn('podman', ['save', '--quiet', '--format', 'docker-archive', image], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const needles = texts.map((text) => ({ text, bytes: Buffer.from(text) }))
  const longest = Math.max(...needles.map(({ bytes }) => bytes.length))
  const found = new Set<string>()
  let end = Buffer.alloc(0)
  for await (const chunk of child.stdout) {
    // A text may begin in one piece and end in the next.
    const piece = Buffer.concat([end, chunk as Buffer])
    for (const { text, bytes } of needles) if (!found.has(text) && piece.includes(bytes)) found.add(text)
    end = piece.subarray(Math.max(0, piece.length - longest + 1))
  }
  const [code] = await exited
  if (code !== 0) throw new Error(`podman can't save ${image}`)
  return found
}
