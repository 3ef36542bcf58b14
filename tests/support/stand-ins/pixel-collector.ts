import { once } from 'node:events'
import { createServer } from 'node:http'

type Seen = { event: string; entries: Record<string, string>; cookies: string | undefined }

const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** Records the events that an advertising provider would receive. */
export async function startPixelCollector(port: number) {
  const seen: Seen[] = []
  const server = createServer((request, response) => {
    const entries = Object.fromEntries(new URL(request.url ?? '/', 'http://collector').searchParams)
    seen.push({ event: entries['ev'] ?? '', entries, cookies: request.headers.cookie })
    response.writeHead(200, { 'Content-Type': 'image/gif', 'Cache-Control': 'no-store' }).end(pixel)
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    seen,
    countOf: (event: string) => seen.filter((each) => each.event === event).length,
    stop: () => {
      server.closeAllConnections()
      return new Promise((closed) => server.close(closed))
    },
  }
}
