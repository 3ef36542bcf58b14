declare module 'virtual:react-router/server-build' {
  import type { ServerBuild } from 'react-router'
  const build: ServerBuild
  export = build
}

declare module 'virtual:react-router/server-manifest' {
  import type { UNSAFE_AssetsManifest } from 'react-router'
  const manifest: UNSAFE_AssetsManifest
  export default manifest
}
