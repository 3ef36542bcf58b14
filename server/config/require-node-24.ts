// Entry points import this first: an older Node fails later and less clearly.
const major = Number(process.versions.node.split('.')[0])
if (major < 24) {
  throw new Error(`Node 24 or newer is needed, this is ${process.versions.node}. Start with "npm run …".`)
}
