import { Clock, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { isNoConnection } from '#app/connection-lost.ts'
import { isNotFound } from '#app/throw-not-found.ts'
import { telephoneLink } from '#domain/settings/company-profile.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { ClosedGate } from '#app/components/plants/drawings.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'

/** The page for an error: not found (404), temporarily unavailable (503), or a bug of ours. */
export function ErrorScreen({ error, phone }: { error: unknown; phone: string }) {
  if (isNotFound(error)) return <NotFoundScreen phone={phone} />
  if (isRouteErrorResponse(error) && error.status === 503) {
    const { title, message } = unavailableTexts(error.data)
    return (
      <FaultScreen title={title} phone={phone}>
        {message}
      </FaultScreen>
    )
  }
  if (isNoConnection(error)) return <NoConnectionScreen phone={phone} />
  return (
    <FaultScreen title="Something went wrong on our end" phone={phone}>
      This page didn&apos;t load. It&apos;s not your phone, and nothing you entered elsewhere is lost.
    </FaultScreen>
  )
}

function unavailableTexts(body: unknown): { title: string; message: string } {
  const texts = typeof body === 'object' && body !== null ? body : {}
  return {
    title: 'title' in texts && typeof texts.title === 'string' ? texts.title : 'Back in a moment',
    message:
      'message' in texts && typeof texts.message === 'string'
        ? texts.message
        : "We can't show this page right now.",
  }
}

function NoConnectionScreen({ phone }: { phone: string }) {
  const { pathname, search } = useLocation()
  return (
    <div className="contours">
      <div className="wrap grid items-center gap-10 py-16 lg:grid-cols-[7fr_5fr] lg:py-24">
        <div>
          <h1>No connection</h1>
          <p className="mt-4 max-w-lead text-lead text-ink-soft">
            This page didn&apos;t load because your device is offline. Nothing you entered is lost.
          </p>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink to={pathname + search} replace look="action">
              Try Again
            </ButtonLink>
            <p>
              Or call <a href={telephoneLink(phone)}>{phone}</a>
            </p>
          </div>
        </div>
        <ClosedGate className="w-full max-w-130 justify-self-end" />
      </div>
    </div>
  )
}

function FaultScreen({ title, phone, children }: { title: string; phone: string; children: ReactNode }) {
  const { pathname, search } = useLocation()
  return (
    <div className="contours">
      <div className="wrap grid items-center gap-10 py-16 lg:grid-cols-[7fr_5fr] lg:py-24">
        <div>
          <h1>{title}</h1>
          <p className="mt-4 max-w-lead text-lead text-ink-soft">{children}</p>
          {/* A form, so that it works without JavaScript too. */}
          <form action={pathname + search} className="mt-6 flex flex-wrap gap-3">
            <Button look="action" type="submit">
              Try Again
            </Button>
            <ButtonLink to="/contact" look="line">
              Contact us
            </ButtonLink>
          </form>
        </div>
        <ClosedGate className="w-full max-w-130 justify-self-end" />
        <ul className="grid gap-6 md:grid-cols-2 lg:col-span-2">
          <Fact Icon={Clock} title="Give it a minute">
            This usually clears up on its own, and your link is fine.
          </Fact>
          <Fact Icon={Phone} title={<a href={telephoneLink(phone)}>{phone}</a>}>
            Or give us a call.
          </Fact>
        </ul>
      </div>
    </div>
  )
}

function Fact({ Icon, title, children }: { Icon: typeof Clock; title: ReactNode; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[20px_1fr] gap-4 border-t border-line pt-5">
      <Icon aria-hidden className="mt-1 size-5" strokeWidth={1.75} />
      <div>
        <h2 className="text-h4">{title}</h2>
        <p className="text-small text-ink-soft">{children}</p>
      </div>
    </li>
  )
}
