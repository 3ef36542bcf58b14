import type { ReactNode } from 'react'
import type { ErrorResponse } from 'react-router'
import cedarElmUrl from '#app/images/sprigs/cedar-elm.avif?url'
import liveOakUrl from '#app/images/sprigs/escarpment-live-oak.avif?url'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

type BlankProps = {
  picture: string
  title: string
  /** An error is all there is on its page. */
  heading?: 'h1' | 'h2'
  children?: ReactNode
  action?: ReactNode
}

function Blank({ picture, title, heading: Heading = 'h2', children, action }: BlankProps) {
  return (
    <div className="px-7 pt-5 pb-7 text-center">
      <img
        src={picture}
        alt=""
        width={190}
        height={190}
        // Without a signal, there may be none.
        onError={({ currentTarget }) => {
          currentTarget.hidden = true
        }}
        className="mx-auto mb-1.5 size-47.5 object-contain"
      />
      <Heading className="mb-2 text-[1.5625rem]">{title}</Heading>
      {children !== undefined && <div className="mx-auto max-w-[34ch] text-ink-soft">{children}</div>}
      {action !== undefined && <div className="mt-4.5">{action}</div>}
    </div>
  )
}

/** Nothing to show, which is often good news. */
export function EmptyState({ title, children, action }: Omit<BlankProps, 'picture' | 'heading'>) {
  return (
    <Blank picture={liveOakUrl} title={title} action={action}>
      {children}
    </Blank>
  )
}

type Texts = { title: string; message: string }

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && 'title' in value && 'message' in value

/** A problem and the next step. A loader or action throws the texts with a status: `data({ title, message }, 404)`. */
export function ErrorState({ error }: { error: ErrorResponse | undefined }) {
  const status = error?.status ?? 500
  const { title, message }: Texts = isTexts(error?.data)
    ? error.data
    : {
        title: 'Something went wrong at the desk',
        message: "Nothing you typed is lost: it stays on this device. The public site isn't affected.",
      }
  const isOurs = status >= 500
  return (
    <Blank
      picture={cedarElmUrl}
      heading="h1"
      title={title}
      action={
        isOurs ? (
          <Button onClick={() => location.reload()}>Try again</Button>
        ) : (
          <ButtonLink to="/">Back to the start</ButtonLink>
        )
      }
    >
      <p>{message}</p>
      {isOurs && (
        <p className="mt-4 text-caption text-ink-quiet">
          {`If it lasts, call your engineer and read this: DESK-${status}.`}
        </p>
      )}
    </Blank>
  )
}

/** Rows that are still loading. */
export function LoadingRows({ rows = 6 }: { rows?: number }) {
  return (
    <div role="status" className="animate-late">
      <span className="sr-only">Loading</span>
      {Array.from({ length: rows }, (_, row) => (
        <div
          key={row}
          className="grid grid-cols-[calc(var(--margin)-20px)_minmax(0,1fr)] gap-5 border-b border-line px-(--gutter) py-3"
        >
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </div>
      ))}
    </div>
  )
}
