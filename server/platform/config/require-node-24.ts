// Entry points import this first, because an older Node would fail later and less clearly.
const major = Number(process.versions.node.split('.')[0])
if (major < 24) {
  throw new Error(
    `Node 24 or newer is required, but this is ${process.versions.node}. Use "npm run …" or "npx node …".`,
  )
}
