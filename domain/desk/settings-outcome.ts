/** What a form of the settings led to: what would change, what has changed, or why nothing did. */
export type SettingsOutcome =
  | { effects: readonly string[] }
  | { saved: readonly string[] }
  | { refused: string }
