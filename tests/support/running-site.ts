// Lets the browser tests visit a site that's already running, in containers for example, instead of starting their own:
//   RUNNING_SITE_PORT        its port; its mail sink, database, maps and desk are at the distances that ports.ts says
//   RUNNING_OWNER_PASSWORD   of its database
//   RUNNING_SECRET_KEY       its SECRET_KEY, so that a test can sign a session

const port = process.env['RUNNING_SITE_PORT']

export const runningSitePort = port === undefined ? undefined : Number(port)
export const ownerPassword = process.env['RUNNING_OWNER_PASSWORD'] ?? 'local'
/** The preview's key unless another site is running. */
export const siteSecretKey =
  process.env['RUNNING_SECRET_KEY'] ?? 'a secret of the browser tests, of no use elsewhere'
