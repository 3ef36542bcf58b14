import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The route manifest is one cacheable file, so finding a route needs no extra request that could fail or whose URL anyone could
  // make up.
  routeDiscovery: { mode: 'initial' },
  // The server build has two entries, server.ts and worker.ts, which must not share one file name.
  serverBuildFile: '[name].js',
} satisfies Config
