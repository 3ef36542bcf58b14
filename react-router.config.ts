import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The list of routes is a file like any other, kept by caches: finding a route needs no request that could fail, and none
  // whose address anybody could make up.
  routeDiscovery: { mode: 'initial' },
  // The server build has two entries, server.ts and worker.ts, so each keeps its own name.
  serverBuildFile: '[name].js',
} satisfies Config
