import '#server/platform/config/require-node-24.ts'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { defaultProfile, telephoneLink } from '#domain/settings/company-profile.ts'
import { securityHeadersOf } from '#server/web/security-headers.ts'
import { fillTemplate, type Values } from './fill-template.ts'

// npx node tools/nginx.ts --site https://trees.example --certificate … --key … > /etc/nginx/nginx.conf
//
// Prints deploy/nginx.conf filled in for one server. docs/operations.md explains the options.

/** For nginx a bare port means IPv4 only, so IPv6 is added. */
const listenOn = (listen: string) => (/^\d+$/.test(listen) ? [listen, `[::]:${listen}`] : listen)

export type ProxySettings = {
  site: string
  apps: readonly string[]
  listen: string
  tls?: { certificate: string; key: string } | undefined
  trusted: readonly string[]
  user?: string | undefined
  folders: { cache: string; log: string; state: string; pidFile: string }
  phone: string
  /** Without it, there's no desk at this host. */
  desk?: { origin: string; server: string } | undefined
  /** With TLS, where plain HTTP is redirected: 80, except in a container without the right to it. */
  plainPort?: string | undefined
}

export function nginxConfig(settings: ProxySettings): string {
  const { site, apps, listen, tls, trusted, user, folders, phone, desk, plainPort = '80' } = settings
  const { host, protocol, origin } = new URL(site)
  const values: Values = {
    USER: user,
    PID_FILE: folders.pidFile,
    LOG_FOLDER: folders.log,
    STATE_FOLDER: folders.state,
    CACHE_FOLDER: folders.cache,
    MIME_TYPES: '/etc/nginx/mime.types',
    TRUSTED_PROXY: trusted,
    APP_SERVER: apps,
    SITE_ORIGIN: origin,
    SITE_HOST: host,
    SITE_SCHEME: protocol.replace(':', ''),
    SECURITY_HEADER: Object.entries({ ...securityHeadersOf(site), 'X-Frame-Options': 'DENY' }).map(
      ([name, value]) => `${name} "${value}"`,
    ),
    LISTEN: tls === undefined ? listenOn(listen) : undefined,
    TLS_LISTEN: tls && listenOn(listen),
    TLS_CERTIFICATE: tls?.certificate,
    TLS_KEY: tls?.key,
    OWN_LISTEN: tls && `127.0.0.1:${plainPort}`,
    REDIRECT_LISTEN: tls && listenOn(plainPort),
    PHONE: phone,
    PHONE_LINK: telephoneLink(phone).replace('tel:', ''),
  }
  return fillTemplate(readFileSync('deploy/nginx.conf', 'utf8'), {
    ...values,
    DESK_PART: desk && fillDesk(desk, values),
  })
}

function fillDesk({ origin, server }: { origin: string; server: string }, values: Values): string {
  const { host, hostname, protocol } = new URL(origin)
  return fillTemplate(readFileSync('deploy/nginx-desk.conf', 'utf8').trimEnd(), {
    ...values,
    DESK_SERVER: server,
    DESK_HOST: host,
    DESK_NAME: hostname,
    DESK_SCHEME: protocol.replace(':', ''),
    DESK_ORIGIN: origin,
  })
}

const debianFolders = {
  cache: '/var/cache/nginx/site',
  log: '/var/log/nginx',
  state: '/var/lib/nginx',
  pidFile: '/run/nginx.pid',
}
/** The only folders that deploy/compose.yaml lets nginx write to. The logs are links to the container's output. */
export const containerFolders = {
  cache: '/var/cache/nginx',
  log: '/var/log/nginx',
  state: '/tmp',
  pidFile: '/tmp/nginx.pid',
}
const usualPorts = { plain: '80', tls: '443' }
const containerPorts = { plain: '8080', tls: '8443' }

const usage = `npx node tools/nginx.ts --site https://trees.example [options] > /etc/nginx/nginx.conf

  --site ORIGIN         the public origin of the site (required)
  --app HOST:PORT       an application process; may be repeated (127.0.0.1:3000)
  --certificate FILE    with --key: serve TLS; without both: plain HTTP, behind a CDN or a load balancer
  --key FILE
  --listen PORT         443 with a certificate, else 80
  --trust NETWORK       a proxy in front of nginx; may be repeated
  --phone NUMBER        shown on the error page that nginx serves itself
  --desk ORIGIN         the desk's origin, another host name at this nginx; the certificate must be for both
  --desk-app HOST:PORT  the desk's process (127.0.0.1:3010)
  --container           for nginx in a container, without root: ports 8080 and 8443, and the image's folders

More: docs/operations.md, "nginx".`

/** The configuration that the command prints. Throws if something is wrong with its arguments. */
export function configFromArguments(args: string[]): string {
  const { values } = parseArgs({
    args,
    options: {
      site: { type: 'string' },
      app: { type: 'string', multiple: true, default: ['127.0.0.1:3000'] },
      listen: { type: 'string' },
      certificate: { type: 'string' },
      key: { type: 'string' },
      trust: { type: 'string', multiple: true, default: [] },
      phone: { type: 'string', default: defaultProfile.phone },
      desk: { type: 'string' },
      'desk-app': { type: 'string', default: '127.0.0.1:3010' },
      container: { type: 'boolean', default: false },
    },
  })
  const { site, certificate, key, desk } = values
  if (site === undefined || !URL.canParse(site)) throw new Error("--site is missing or isn't a URL")
  if (desk !== undefined && !URL.canParse(desk)) throw new Error("--desk isn't a URL")
  const tls = certificate !== undefined && key !== undefined ? { certificate, key } : undefined
  const ports = values.container ? containerPorts : usualPorts
  return nginxConfig({
    site,
    apps: values.app,
    listen: values.listen ?? (tls === undefined ? ports.plain : ports.tls),
    tls,
    trusted: values.trust,
    user: values.container ? undefined : 'www-data',
    folders: values.container ? containerFolders : debianFolders,
    plainPort: ports.plain,
    phone: values.phone,
    desk: desk === undefined ? undefined : { origin: new URL(desk).origin, server: values['desk-app'] },
  })
}

function printConfig(args: string[]) {
  if (args.includes('--help')) {
    console.log(usage)
    return
  }
  try {
    process.stdout.write(configFromArguments(args))
  } catch (error) {
    // Not to standard output, so a mistake doesn't end up in a configuration file.
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
    process.exitCode = 1
  }
}

if (import.meta.main) printConfig(process.argv.slice(2))
