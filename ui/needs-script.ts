/** For a control that does nothing until its own code is there: its space is kept, and it's shown once React has taken it over. */
export const needsScript = {
  'data-needs-script': '',
  ref: (element: Element | null) => element?.removeAttribute('data-needs-script'),
}

/** For a button whose form needs no button once React has taken it over. */
export const untilScript = { ref: (element: HTMLElement | null) => element?.setAttribute('hidden', '') }
