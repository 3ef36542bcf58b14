import { expect, test } from 'vitest'
import { scriptsAfterPictures } from './scripts-after-pictures.ts'

const page = `<head><link rel="preload" as="image" imageSrcSet="/images/thumb/oak 300w"/><link rel="preload" href="/a.svg" as="image"/><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/><link rel="modulepreload" href="/assets/a.js"/></head>
<script>begin()</script><script type="module" async="">import "/assets/list.js";
import * as route0 from "/assets/a.js";
import * as route1 from "/assets/b.js";
window.modules = {"root":route0,"page":route1};

import("/assets/entry.js");</script><p>import * as x from "y";</p>`

test('pictures load after the stylesheet, and scripts together, each once, after the pictures', () => {
  const changed = scriptsAfterPictures(page)
  expect(changed).not.toContain('<link')
  expect(changed).toContain('addEventListener("load"')
  expect(changed).toContain('for (const href of ["/assets/a.js","/assets/b.js"])')
  expect(changed).toContain(`await import("/assets/list.js");
const route0 = await import("/assets/a.js");
const route1 = await import("/assets/b.js");
window.modules = {"root":route0,"page":route1};

import("/assets/entry.js");</script><p>import * as x from "y";</p>`)
  expect(changed).toContain('<script>begin()</script>')
})

test.each(['<p>no script</p>', '<script type="module" async="">const own = 1</script>'])(
  '%s is left alone',
  (html) => expect(scriptsAfterPictures(html)).toBe(html),
)
