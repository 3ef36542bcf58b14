/** What a form of the settings led to: what would change, what has changed, or why nothing did. */
export type SettingsOutcome =
  /** `seen` stands for what the change is based on. */
  { effects: readonly string[]; seen: string } | { saved: readonly string[] } | { refused: string }
