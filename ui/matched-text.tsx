/** The text with the last typed word underlined where it matches. */
export function MatchedText({ text, typed }: { text: string; typed: string }) {
  const word = typed.trim().split(/\s+/).at(-1)?.toLowerCase() ?? ''
  const at = word.length < 2 ? -1 : ` ${text}`.toLowerCase().indexOf(` ${word}`)
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <span className="underline decoration-star decoration-3 underline-offset-3">
        {text.slice(at, at + word.length)}
      </span>
      {text.slice(at + word.length)}
    </>
  )
}
