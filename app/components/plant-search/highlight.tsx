/** A text with the part that was typed underlined: never by color alone. */
export function Highlight({ text, part }: { text: string; part: string }) {
  const at = part === '' ? -1 : text.toLowerCase().indexOf(part.toLowerCase())
  if (at === -1) return text
  return (
    <>
      {text.slice(0, at)}
      <mark className="bg-transparent text-ink underline decoration-star decoration-2 underline-offset-3">
        {text.slice(at, at + part.length)}
      </mark>
      {text.slice(at + part.length)}
    </>
  )
}
