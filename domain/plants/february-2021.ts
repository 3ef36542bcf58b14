/** The freeze that brought 9 °F to the San Antonio airport and 3 °F to New Braunfels: what is known of a plant in it. */
export function february2021InWords(outcome: string): string {
  if (outcome === 'yes') return 'Came through.'
  if (outcome === 'damaged') return 'Was damaged.'
  if (outcome === 'no') return 'Did not come through.'
  return 'Not recorded by a source we trust.'
}
