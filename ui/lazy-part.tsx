import { lazy, memo, Suspense, type ComponentType } from 'react'

const pauseMilliseconds = 3000

async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds))
    return untilLoaded(load)
  }
}

/**
 * A part of a page whose code loads after the rest has hydrated. The server renders it, and its HTML stays until then, so use it
 * for what's further down and mostly links and pictures. A context that changes around it makes React throw that HTML away.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await untilLoaded(load) }))
  return memo(function LazyPart(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  })
}
