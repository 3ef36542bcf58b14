import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { SeasonSprigs } from './season-sprigs.tsx'

/** While the database is down. */
export const linkUnavailable = {
  title: "We can't save this right now",
  message: 'Please open the link in your email again in a moment.',
}

/** One step of subscribing to emails or stopping them: a question with a button, or the outcome. */
export function EmailStep({
  title,
  button,
  children,
}: {
  title: string
  button?: string
  children: ReactNode
}) {
  return (
    <div className="contours">
      <div className="wrap section grid items-center gap-10 lg:grid-cols-[7fr_5fr]">
        <div>
          <h1>{title}</h1>
          <p className="mt-4 max-w-lead text-lead text-ink-soft">{children}</p>
          {button === undefined ? (
            <p className="mt-6">
              <Link to="/blog">Go to the articles</Link>
            </p>
          ) : (
            <Form method="post" className="mt-6">
              <Button type="submit" look="action">
                {button}
              </Button>
            </Form>
          )}
        </div>
        <SeasonSprigs />
      </div>
    </div>
  )
}
