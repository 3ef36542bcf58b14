/** A picture as a page shows it: where its three sizes are, what it shows, and a color to stand in until it is there. */
export type Picture = { alt: string; color: string | null; thumb: string; medium: string; full: string }
