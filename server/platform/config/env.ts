import { z } from 'zod'

// The one place that reads process.env. See .env.example for what each variable does.

const databaseUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// URL' })

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) URL' })
const origin = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) origin' })
  .transform((value) => new URL(value).origin)

/** IP addresses and networks, such as '127.0.0.1, 10.0.0.0/8, fd00::/8'. */
const trustedProxies = z
  .string()
  .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
  .pipe(
    z.array(
      z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
        error: ({ input }) => `${String(input)} is not an IP address or network`,
      }),
    ),
  )

/** Fine on a machine that nobody else can reach. Production has no default. */
const developmentSecretKey = 'only for development and tests, known to everyone'

const placeholders =
  /change.?(me|this)|replace.?(me|this)|pass.?word|secret.?key|example|placeholder|default|development|qwerty|letmein/i
const fewestDifferent = 8

/** True for a key that could be guessed: a placeholder, a pattern, a sequence. Never for 32 random characters. */
function isTrivialKey(key: string): boolean {
  const characters = Array.from(key, (character) => character.codePointAt(0) ?? 0)
  const steps = characters.slice(1).map((code, index) => code - (characters[index] ?? 0))
  return (
    placeholders.test(key) ||
    /^(.{1,16}?)\1+.{0,16}$/s.test(key) ||
    new Set(characters).size < fewestDifferent ||
    new Set(steps).size < fewestDifferent
  )
}

export const isLoopback = (hostname: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)

const siteSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  DRAIN_SECONDS: z.coerce.number().min(0).max(5).default(1),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  SITE_ORIGIN: origin.optional(),
  DESK_ORIGIN: origin.optional(),
  DATABASE_URL: databaseUrl,
  DATABASE_SESSION_URL: databaseUrl.optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(100).default(10),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp(s):// URL' }),
  DIGEST_HOUR: z
    .literal('off')
    .or(z.coerce.number('must be an hour, 0 to 23, or off').int().min(0).max(23))
    .default(7),
  MAIL_FROM: z.email('must be an email address').optional(),
  QUOTE_API_ORIGIN: origin.optional(),
  QUOTE_PAGE_ORIGIN: origin.optional(),
  PICTURE_STORE: z.string().min(1).default('.local/pictures'),
  PICTURE_RENDER_URL: httpUrl.optional(),
  PRIVATE_FILES: z.string().min(1).default('.local/private'),
  BACKUP_STATE: z.string().min(1).optional(),
  GOOGLE_MAPS_API_KEY: z.string().min(1).optional(),
  GOOGLE_PLACES_URL: httpUrl.default('https://places.googleapis.com'),
  GOOGLE_ROUTES_URL: httpUrl.default('https://routes.googleapis.com'),
  RECAPTCHA_SITE_KEY: z.string().min(1).optional(),
  RECAPTCHA_SECRET_KEY: z.string().min(1).optional(),
  RECAPTCHA_SCRIPT_URL: httpUrl.default('https://www.google.com/recaptcha/api.js'),
  RECAPTCHA_VERIFY_URL: httpUrl.default('https://www.google.com/recaptcha/api/siteverify'),
  PIXEL_ID: z
    .string()
    .regex(/^\d{5,20}$/, 'must be a number')
    .optional(),
  PIXEL_URL: httpUrl.default('https://www.facebook.com/tr'),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters'),
  TRUSTED_PROXIES: trustedProxies.prefault(''),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
})

const toolSchema = z.object({
  DATABASE_URL: databaseUrl.optional(),
  PORT: siteSchema.shape.PORT,
  SITE_ORIGIN: siteSchema.shape.SITE_ORIGIN,
  DESK_ORIGIN: siteSchema.shape.DESK_ORIGIN,
  SECRET_KEY: siteSchema.shape.SECRET_KEY.optional(),
})

function parseEnv<Schema extends z.ZodObject>(schema: Schema, source: NodeJS.ProcessEnv): z.output<Schema> {
  // An empty line in an env file means "not set".
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const faults = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The environment isn't usable:\n${faults.join('\n')}\nSee .env.example.`)
}

const secureOrigin = origin.refine(
  (value) => value.startsWith('https:') || isLoopback(new URL(value).hostname),
  { error: 'must begin with https://' },
)

/** Stricter in production. */
const productionSchema = siteSchema.extend({
  SITE_ORIGIN: secureOrigin,
  DESK_ORIGIN: secureOrigin.optional(),
  SECRET_KEY: siteSchema.shape.SECRET_KEY.refine((key) => !isTrivialKey(key), {
    error: 'is published or easily guessed; create one with: openssl rand -base64 32',
  }),
})

export function parseSiteEnv(source: NodeJS.ProcessEnv) {
  const isProduction = !['development', 'test'].includes(source['NODE_ENV'] ?? '')
  const parsed = parseEnv(
    isProduction
      ? productionSchema
      : siteSchema.extend({ SECRET_KEY: siteSchema.shape.SECRET_KEY.default(developmentSecretKey) }),
    source,
  )
  if ((parsed.RECAPTCHA_SITE_KEY === undefined) !== (parsed.RECAPTCHA_SECRET_KEY === undefined))
    throw new Error("The environment isn't usable: a captcha needs both of its keys.\nSee .env.example.")
  return { ...parsed, SITE_ORIGIN: parsed.SITE_ORIGIN ?? `http://localhost:${parsed.PORT}` }
}

let siteEnv: ReturnType<typeof parseSiteEnv> | undefined

/** The environment of the site, the worker and the desk, parsed once. */
export function env() {
  siteEnv ??= parseSiteEnv(process.env)
  return siteEnv
}

/** The environment of the command-line tools. Here DATABASE_URL is the owner's connection. */
export function toolEnv() {
  return parseEnv(toolSchema, process.env)
}

/** Parsed separately, so that a tool can log without SMTP_URL. */
export function logLevel() {
  return parseEnv(siteSchema.pick({ LOG_LEVEL: true }), process.env).LOG_LEVEL
}

/** Parsed separately, so that a tool can store pictures without SMTP_URL. */
export function pictureEnv() {
  return parseEnv(siteSchema.pick({ PICTURE_STORE: true, PICTURE_RENDER_URL: true }), process.env)
}

/** Our environment plus these entries, for a child process. */
export function childEnv(entries: Record<string, string>): NodeJS.ProcessEnv {
  return { ...process.env, ...entries }
}
