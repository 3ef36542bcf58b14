import { expect, test } from 'vitest'
import { linksIn, mainOf, wordsIn } from '#tests/support/page-parts.ts'
import { startSite } from '#tests/support/site.ts'

const site = await startSite()
const mainAt = async (path: string) => mainOf(await (await site.get(path)).text())

const sectionsIn = (main: string) =>
  linksIn(/<nav aria-label="Sections"[\s\S]*?<\/nav>/.exec(main)?.[0] ?? '').map((to) => to.slice(1))

test('[PL-01] the privacy policy shows 14 sections, its date and its version', async () => {
  const main = await mainAt('/privacy-policy')
  const sections = sectionsIn(main)
  expect(sections).toHaveLength(14)
  for (const id of sections) expect(main).toContain(`<section id="${id}"`)
  const words = wordsIn(main)
  expect(words).toContain(
    'Effective November 19, 2026. Version 2.3. Version 2.0 took effect January 1, 2025. Version 2.2 took effect November 17, 2026.',
  )
  expect(words).toContain('Security logs 7 years')
  expect(words).toContain(
    'Questions about any of this? Reach us at trees@hillcountrytree.example or (830) 555-0142.',
  )
  expect(words).not.toContain('{{')
})

test('[PL-02] the terms show 8 sections, their date and the cancellation fee', async () => {
  const main = await mainAt('/terms-and-conditions')
  expect(sectionsIn(main)).toHaveLength(8)
  const words = wordsIn(main)
  expect(words).toContain('Last updated November 19, 2026. The first terms were last updated August 2025.')
  expect(words).toContain(
    'Less than 72 hours before service 50% of the quote On the day of service the full quote',
  )
  expect(words).toContain('140 Ranch View Road, Spring Branch, TX 78070')
})
