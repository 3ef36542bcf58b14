import { ButtonLink } from '#ui/button.tsx'

/** The last word of a page that leads to a tree. */
export function ClosingCall({ title, button }: { title: string; button: string }) {
  return (
    <section className="contours">
      <div className="wrap flex flex-wrap items-center justify-between gap-6 py-16">
        <h2 className="max-w-[12em]">{title}</h2>
        <ButtonLink to="/inventory" look="action" className="max-md:w-full">
          {button}
        </ButtonLink>
      </div>
    </section>
  )
}
