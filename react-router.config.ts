import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The server build has two entries, server.ts and worker.ts, so each keeps its own name.
  serverBuildFile: '[name].js',
} satisfies Config
