// Visitors read a page before they use it, and all its links and forms work without scripts. So on a slow connection the stylesheet
// comes first, then the pictures and fonts it asks for, and scripts are loaded after those have been painted.

/** React puts one for every picture at the top ahead of the stylesheet. */
const picturePreload = /<link rel="preload"[^>]* as="image"[^>]*>/g
const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g
const opening = '<script type="module" async="">'

/** A picture that never arrives must not hold up the scripts. */
const longestWaitMilliseconds = 2000

const wait = `await new Promise((begin) => {
  setTimeout(begin, ${longestWaitMilliseconds});
  const afterPaint = () => requestAnimationFrame(() => requestAnimationFrame(begin));
  if (document.readyState === "complete") afterPaint();
  else addEventListener("load", afterPaint, { once: true });
});
`

/** Preloads them all at once, as the page's own links would have. */
const preloadAll = (files: readonly string[]) =>
  `for (const href of ${JSON.stringify(files)}) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));\n`

/** Delays pictures, and the one module script with which React Router starts a page. A page without it is returned unchanged. */
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
    head.replaceAll(preload, '').replaceAll(picturePreload, ''),
    html.slice(afterHead, begin),
    wait,
    preloadAll([...files]),
    imports,
    html.slice(end),
  ].join('')
}
