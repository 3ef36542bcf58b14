/** What the server says to a message, in a form that is shown with and without JavaScript. */
export type ContactAnswer = {
  sent: boolean
  message: string
  /** What is wrong with a field, by its name. */
  fields: Record<string, string>
  /** What was typed, where it has to be typed again otherwise. */
  values: Record<string, string> | null
}
