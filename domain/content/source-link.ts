/** A source is a Markdown link; without one it's only a name. */
export function readSource(text: string): { name: string; url: string | null } {
  const { name, url } = /^\[(?<name>.+)\]\((?<url>https?:\/\/\S+)\)$/.exec(text)?.groups ?? {}
  return name === undefined || url === undefined ? { name: text, url: null } : { name, url }
}
