import { useEffect, type ReactNode } from 'react'
import {
  data,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { getCompany } from '#server/settings/company.ts'
import { articles } from '#server/platform/content.ts'
import { env } from '#server/platform/config/env.ts'
import { maps } from '#server/delivery/maps/maps.ts'
import { setCacheControl } from '#server/web/cache-policies.ts'
import { recordRoute } from '#server/platform/requests/request-context.ts'
import { isSpanishPage } from '#domain/content/spanish-pages.ts'
import { rebatesOn } from '#domain/places/rebates.ts'
import { defaultProfile } from '#domain/settings/company-profile.ts'
import { noticeOn } from '#domain/settings/notice.ts'
import { nurseryDay, nurseryYear } from '#domain/time/nursery-clock.ts'
import type { Route } from './+types/root.ts'
import { isNotFound } from '#app/throw-not-found.ts'
import { PixelFrame } from './components/pixel/pixel-frame.tsx'
import { QuoteProvider } from './components/quote-cart/quote-provider.tsx'
import { NoticeBand } from '#app/components/shell/notice-band.tsx'
import { SiteHeader } from '#app/components/shell/site-header.tsx'
import { markKnownPlace } from './components/place/place-memory.ts'
import { pageMeta } from './seo.ts'
import { toastDurationsOn, type SiteSettings } from './site-settings.ts'
import stylesUrl from '#ui/styles/app.css?url'
import { inUse, lazyPart, lowerPart, OnceInUse } from '#ui/lazy.tsx'

const loadErrorScreen = async () => (await import('./components/shell/error-screen.tsx')).ErrorScreen
const ErrorScreen = lazyPart(loadErrorScreen)
const SpanishHeader = lazyPart(
  async () => (await import('#app/components/shell/spanish-header.tsx')).SpanishHeader,
)
const SpanishFooter = lowerPart(
  async () => (await import('#app/components/shell/spanish-footer.tsx')).SpanishFooter,
)
const SiteFooter = lowerPart(async () => (await import('#app/components/shell/site-footer.tsx')).SiteFooter)
const NoConnection = lazyPart(
  async () => (await import('#app/components/shell/no-connection.tsx')).NoConnection,
)
const Toaster = lazyPart(async () => (await import('#ui/toaster.tsx')).Toaster)

export const middleware: Route.MiddlewareFunction[] = [recordRoute, setCacheControl]

const newestArticles = articles.slice(0, 5).map(({ slug, title }) => ({ slug, title }))

export async function loader() {
  const { profile, notice, credentials, rebateDays, error } = await getCompany()
  const now = new Date()
  const { PIXEL_ID, PIXEL_URL } = env()
  const settings: SiteSettings = {
    origin: env().SITE_ORIGIN,
    quoteApi: env().QUOTE_API_ORIGIN ?? null,
    suggestsAddresses: maps().offersSuggestions,
    pixel: PIXEL_ID === undefined ? null : { id: PIXEL_ID, url: PIXEL_URL },
    rebates: rebatesOn(rebateDays, nurseryDay(now)),
  }
  // Without the company's details the page is complete, with the defaults, but a 503 keeps it out of caches.
  return data(
    {
      company: profile,
      companyError: error,
      credentials,
      notice: noticeOn(notice, nurseryDay(now)),
      year: nurseryYear(now),
      articles: newestArticles,
      ...settings,
    },
    error === null ? 200 : 503,
  )
}

// Depends on the site's settings, not on the page.
export const shouldRevalidate = () => false

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: stylesUrl },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

/** For error pages only; every other page has its own. */
export const meta: Route.MetaFunction = ({ matches, error }) =>
  error === undefined
    ? []
    : pageMeta(matches, {
        title: `${isNotFound(error) ? 'Page not found' : 'Back in a moment'} | Hill Country Tree Company`,
        description: 'Try the inventory or the plant database, or ask one of us.',
        path: '/',
        noindex: true,
      })

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  const company = root?.company ?? defaultProfile
  // It has to be here before it's needed, which may be because the connection is gone.
  useEffect(() => void inUse.then(loadErrorScreen).catch(() => undefined), [])
  const isSpanish = isSpanishPage(useLocation().pathname)
  const toastDurations = toastDurationsOn(useMatches().map((match) => match.id))
  return (
    <html lang={isSpanish ? 'es' : 'en'} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f6f1e6" />
        <Meta />
        <Links />
        <script dangerouslySetInnerHTML={{ __html: markKnownPlace }} />
      </head>
      <body className="flex min-h-dvh flex-col">
        <a
          href="#content"
          className="absolute top-2 left-2 z-40 -translate-y-[calc(100%+1rem)] rounded-box bg-raised px-4 py-3 font-semibold text-link focus:translate-y-0"
        >
          {isSpanish ? 'Ir al contenido' : 'Skip to content'}
        </a>
        <PixelFrame />
        <QuoteProvider>
          {isSpanish ? <SpanishHeader phone={company.phone} /> : <SiteHeader phone={company.phone} />}
          {root?.notice != null && !isSpanish && <NoticeBand>{root.notice}</NoticeBand>}
          <main id="content" tabIndex={-1} className="flex-1 outline-none">
            {children}
          </main>
          {isSpanish ? (
            <SpanishFooter company={company} year={root?.year} />
          ) : (
            <SiteFooter
              company={company}
              error={root?.companyError ?? null}
              credentials={root?.credentials ?? []}
              year={root?.year}
              articles={root?.articles ?? []}
            />
          )}
        </QuoteProvider>
        <OnceInUse>
          <NoConnection phone={company.phone} />
          <Toaster durations={toastDurations} />
        </OnceInUse>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRouteLoaderData<typeof loader>('root')
  return <ErrorScreen error={error} phone={(root?.company ?? defaultProfile).phone} />
}
