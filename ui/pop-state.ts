type Listener = (event: PopStateEvent) => void

let listener: Listener = () => undefined

/** To call before the router is created: listeners of the window run in the order they were added. */
export const listenBeforeRouter = () => addEventListener('popstate', (event) => listener(event))

/** Sets the listener that runs before the router's and can stop the event. */
export const onPopStateFirst = (first: Listener) => {
  listener = first
}
