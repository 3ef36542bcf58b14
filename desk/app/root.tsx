import type { ReactNode } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import frauncesUrl from '#ui/fonts/fraunces.woff2?url'
import instrumentSansUrl from '#ui/fonts/instrument-sans.woff2?url'
import { neverCached } from '#server/web/cache-policies.ts'
import { recordRoute } from '#server/platform/requests/request-context.ts'
import type { Route } from './+types/root.ts'
import { ErrorState } from './components/states.tsx'
import stylesUrl from './desk.css?url'

export const middleware: Route.MiddlewareFunction[] = [recordRoute, neverCached]

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: frauncesUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: instrumentSansUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: stylesUrl },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
]

export const meta: Route.MetaFunction = () => [{ title: 'The desk' }]

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content="#1f4029" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

/** Outside of the frame: sign-in is broken, or there's no session to show the navigation for. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main className="grid min-h-dvh content-center">
      <ErrorState error={isRouteErrorResponse(error) ? error : undefined} />
    </main>
  )
}
