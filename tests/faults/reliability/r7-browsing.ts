import { policyOfRoute } from '#server/http/cache-policies.ts'
import { startNginx } from '#tests/support/nginx.ts'
import { freePort } from '#tools/free-port.ts'
import { askFor } from '#tests/faults/rig/front.ts'

type Ask = { route: string; path: string; init?: () => RequestInit }

const keptPolicies = new Set(['prices', 'page', 'feed'])

/** The pages among these questions, as one who browses meets them: without words to search for. And what a click asks for. */
function browsingPaths(asks: readonly Ask[]): string[] {
  const pages = asks
    .filter(({ route, init }) => init === undefined && keptPolicies.has(policyOfRoute[route] ?? ''))
    .map(({ path }) => path.replace(/\?.*$/, ''))
  return [...pages, '/inventory.data', '/plant-database.data', '/cards/plant/texas-redbud.png']
}

/** nginx before the site, its cache warm: who only looks around is answered, whatever is away behind it. */
export async function startBrowsing(appPort: number, asks: readonly Ask[]) {
  const port = await freePort()
  const front = await startNginx({ port, apps: [`127.0.0.1:${appPort}`], site: 'https://trees.example' })
  const paths = browsingPaths(asks)
  const round = () =>
    Promise.all(
      paths.map(async (path) => ({
        path,
        ...(await askFor(`http://127.0.0.1:${port}${path}`, { 'Accept-Encoding': 'br' })),
      })),
    )
  await round()
  return { round, stop: front.stop }
}
