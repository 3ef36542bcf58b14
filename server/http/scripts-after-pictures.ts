// A page is read before it is used, and every link and form of it works without scripts. So its scripts are asked for when
// its pictures have come and are painted, and do not share a slow line with them.

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g
const opening = '<script type="module" async="">'

/** A picture that never comes must not keep the scripts away. */
const longestWaitMilliseconds = 2000

const wait = `await new Promise((begin) => {
  setTimeout(begin, ${longestWaitMilliseconds});
  const afterPaint = () => requestAnimationFrame(() => requestAnimationFrame(begin));
  if (document.readyState === "complete") afterPaint();
  else addEventListener("load", afterPaint, { once: true });
});
`

/** All at once, as the page's own preloads would have been. */
const ask = (files: readonly string[]) =>
  `for (const href of ${JSON.stringify(files)}) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));\n`

/** The page as React Router wrote it, whose one module imports the routes; a page without such a module stays as it is. */
export function scriptsAfterPictures(html: string): string {
  const begin = html.indexOf(opening) + opening.length
  const end = html.indexOf('</script>', begin)
  const code = html.slice(begin, end)
  if (begin < opening.length || !code.startsWith('import "')) return html
  const afterHead = html.indexOf('</head>')
  const head = html.slice(0, afterHead)
  const files = new Set(Array.from(head.matchAll(preload), ([, file = '']) => file))
  const imports = code
    .replaceAll(/^import (".+");$/gm, 'await import($1);')
    .replaceAll(/^import \* as (\w+) from (".+");$/gm, 'const $1 = await import($2);')
  return [
    head.replaceAll(preload, ''),
    html.slice(afterHead, begin),
    wait,
    ask([...files]),
    imports,
    html.slice(end),
  ].join('')
}
