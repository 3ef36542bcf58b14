import { expect, test } from 'vitest'
import { mainOf, wordsIn } from '#tests/support/page-parts.ts'
import { startSite } from '#tests/support/site.ts'

const site = await startSite()

type Suggested = { groups: { title: string; suggestions: { to: string; name: string; detail: string }[] }[] }
const suggest = async (text: string) => {
  const response = await site.get(`/api/plant-suggestions?${new URLSearchParams({ q: text }).toString()}`)
  const { groups } = (await response.json()) as Suggested
  return groups.map(({ title, suggestions: [first] }) => [title, first?.to])
}
const listFor = async (text: string) =>
  wordsIn(mainOf(await (await site.get(`/inventory?${new URLSearchParams({ q: text }).toString()}`)).text()))

test('[SH-14] the search finds articles, services, towns by ZIP code and what we don’t sell', async () => {
  expect(await suggest('when to prune live oak')).toEqual([
    ['Answers', '/blog/oak-wilt-calendar'],
    ['Plants', '/plant-database/escarpment-live-oak'],
  ])
  expect((await suggest('how much is delivery'))[0]).toEqual(['Services', '/services/tree-delivery'])
  expect((await suggest('78006'))[0]).toEqual(['Places', '/tree-service/boerne'])
  expect((await suggest('fig')).map(([title]) => title)).toEqual(['Not here', 'The nearest we have'])
  expect(await suggest('asdfgh')).toEqual([])
})

test('[SH-14] a list without plants shows the answer; a town narrows it, and words without a meaning are named', async () => {
  expect(await listFor('when to plant')).toContain('When to plant a tree in San Antonio: October to April')
  expect(await listFor('fig')).toContain("We don't grow figs.")
  const list = await listFor('evergreen trees zebra 78006')
  expect(list).toContain('fits Boerne')
  expect(list).toContain('not used: zebra')
})

test('[IN-06, SH-14] without anything to show, the list gives the phone number', async () => {
  expect(await listFor('asdfgh')).toMatch(/No plants found.*Or ask us: \(\d{3}\)/s)
})
