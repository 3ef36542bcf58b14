import '../../server/platform/config/require-node-24.ts'
import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import {
  matchRoutes,
  RouterContextProvider,
  ServerRouter,
  type DataRouteObject,
  type EntryContext,
  type ServerBuild,
} from 'react-router'
import { env } from '../../server/platform/config/env.ts'

// The baseline for P5: the built routes' own loaders with their queries, and one React render of the same tree to a string,
// on plain node:http. No headers, policies, logs, limits, compression or error handling.

const { serverBuild: build } = (await import(resolve('build/server/server.js'))) as {
  serverBuild: ServerBuild
}

type Module = NonNullable<ServerBuild['routes'][string]>['module']
const routes = Object.values(build.routes).flatMap((route) => route ?? [])
const modules = Object.fromEntries(routes.map(({ id, module }) => [id, module]))

const childrenOf = (parent: string | undefined): DataRouteObject[] =>
  routes
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index }) =>
      index === true
        ? { id, index: true }
        : { id, ...(path !== undefined && { path }), children: childrenOf(id) },
    )
const tree = childrenOf(undefined)

type Matches = NonNullable<ReturnType<typeof matchRoutes<DataRouteObject>>>
const matchesOf = new Map<string, Matches>()
/** Matches each path once: the site's router also builds its table once. */
function findMatches(path: string): Matches {
  const matches = matchesOf.get(path) ?? matchRoutes(tree, path) ?? []
  matchesOf.set(path, matches)
  return matches
}

/** Unwraps a loader's `data(…)`. */
const unwrap = (returned: unknown) =>
  typeof returned === 'object' && returned !== null && 'type' in returned && 'data' in returned
    ? returned.data
    : returned

async function load(url: URL) {
  const matches = findMatches(url.pathname)
  const request = new Request(url)
  const context = new RouterContextProvider()
  const loaded = await Promise.all(
    matches.map(async ({ route, params }) => {
      const { loader } = modules[route.id] as Module
      const args = { request, url, params, context, pattern: '' }
      return [route.id, await loader?.(args)] as const
    }),
  )
  return { matches, loaded }
}

function render(url: URL, { matches, loaded }: Awaited<ReturnType<typeof load>>): string {
  const loaderData = Object.fromEntries(loaded.map(([id, returned]) => [id, unwrap(returned)]))
  const context: EntryContext = {
    manifest: build.assets,
    branches: [],
    routeModules: modules,
    serverHandoffString: '{}',
    future: build.future,
    ssr: build.ssr,
    isSpaMode: false,
    routeDiscovery: build.routeDiscovery,
    renderMeta: {},
    staticHandlerContext: {
      basename: '/',
      location: { pathname: url.pathname, search: url.search, hash: '', state: null, key: 'default' },
      matches,
      _match: findMatches,
      loaderData,
      actionData: null,
      errors: null,
      statusCode: 200,
      loaderHeaders: {},
      actionHeaders: {},
    },
  }
  const html = renderToString(createElement(ServerRouter, { context, url }))
  // The data for hydration, serialized the cheapest way.
  return `<!DOCTYPE html>${html}<script>window.loaded=${JSON.stringify(loaderData)}</script>`
}

createServer(async (request, response) => {
  const url = new URL(request.url ?? '/', env().SITE_ORIGIN)
  const found = await load(url)
  const own = found.loaded.at(-1)?.[1]
  response.setHeader('Content-Type', own instanceof Response ? 'application/json' : 'text/html')
  response.end(own instanceof Response ? await own.text() : render(url, found))
}).listen(env().PORT, '127.0.0.1')
