import { policyOfRoute } from '../../../server/web/cache-policies.ts'
import { startNginx } from '../../../tests/support/nginx.ts'
import { freePort } from '../../../tools/free-port.ts'
import { timedFetch } from '#lab/drills/rig/front.ts'

type RouteRequest = { route: string; path: string; init?: () => RequestInit }

const cachedPolicies = new Set(['prices', 'page', 'crawled'])

/** The cacheable pages among these requests, without search words, plus the data that clicks request. */
function browsingPaths(requests: readonly RouteRequest[]): string[] {
  const pages = requests
    .filter(({ route, init }) => init === undefined && cachedPolicies.has(policyOfRoute[route] ?? ''))
    .map(({ path }) => path.replace(/\?.*$/, ''))
  return [...pages, '/inventory.data', '/plant-database.data']
}

/** nginx in front of the site with a warm cache: browsing works whatever is down behind it. */
export async function startBrowsing(appPort: number, requests: readonly RouteRequest[]) {
  const port = await freePort()
  const front = await startNginx({ port, apps: [`127.0.0.1:${appPort}`], site: 'https://trees.example' })
  const paths = browsingPaths(requests)
  const round = () =>
    Promise.all(
      paths.map(async (path) => ({
        path,
        ...(await timedFetch(`http://127.0.0.1:${port}${path}`, { 'Accept-Encoding': 'br' })),
      })),
    )
  await round()
  return { round, stop: front.stop }
}
