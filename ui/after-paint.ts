/** Runs once the browser has shown what the visitor just did, so that heavy drawing doesn't hold up their next tap. */
export function afterPaint(work: () => void) {
  requestAnimationFrame(() => setTimeout(work))
}
