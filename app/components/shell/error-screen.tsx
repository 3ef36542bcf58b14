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
    return <FaultScreen title={title} text={message} phone={phone} />
  }
  if (isNoConnection(error)) return <NoConnectionScreen phone={phone} />
  return (
    <FaultScreen
      title="Something went wrong on our end"
      text="This page didn’t load. It’s not your phone, and nothing you entered elsewhere is lost."
      phone={phone}
    />
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
    <Screen
      title="No connection"
      text="This page didn’t load because your device is offline. Nothing you entered is lost."
      phone={phone}
    >
      <ButtonLink to={pathname + search} replace look="action">
        Try Again
      </ButtonLink>
    </Screen>
  )
}

function FaultScreen({ title, text, phone }: Omit<ScreenProps, 'children'>) {
  const { pathname, search } = useLocation()
  return (
    <Screen title={title} text={text} phone={phone}>
      {/* A form, so that it works without JavaScript too. */}
      <form action={pathname + search} className="flex flex-wrap gap-3">
        <Button look="action" type="submit">
          Try Again
        </Button>
        <ButtonLink to="/contact" look="line">
          Contact us
        </ButtonLink>
      </form>
    </Screen>
  )
}

type ScreenProps = { title: string; text: string; phone: string; children: ReactNode }

function Screen({ title, text, phone, children }: ScreenProps) {
  return (
    <div className="contours">
      <div className="wrap grid items-center gap-10 py-16 lg:grid-cols-[7fr_5fr] lg:py-24">
        <div>
          <h1>{title}</h1>
          <p className="mt-4 max-w-lead text-lead text-ink-soft">{text}</p>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
            {children}
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
