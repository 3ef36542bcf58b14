import { describe, expect, test } from 'vitest'
import { mainOf, structuredDataIn, wordsIn } from '#tests/support/page-parts.ts'
import { startSite } from '#tests/support/site.ts'
import { pressed } from '#tests/support/without-javascript.ts'

const site = await startSite()
const page = async (path: string) => {
  const response = await site.get(path)
  return { status: response.status, headers: response.headers, html: await response.text() }
}
const guide = (slug: string) => page(`/plant-database/${slug}`)
const movedTo = async (asked: string) => {
  const { status, headers } = await guide(asked)
  return [status, headers.get('location')]
}
const textOf = (html: string) => wordsIn(mainOf(html))

describe('a guide is found', () => {
  test('[SG-01, SG-02] by its slug: lower case, without symbols, with hyphens for spaces', async () => {
    const { status, html } = await guide('turks-cap')
    expect(status).toBe(200)
    expect(textOf(html)).toContain('Plant Study Guide')
    expect(html).toMatch(/<h1[^>]*>Turk&#x27;s Cap<\/h1>/)
    expect(html).toContain('<link rel="canonical" href="https://trees.example/plant-database/turks-cap"/>')
  })

  test('[SG-03] by a number, which is first tried as a plant id', async () => {
    const { rows } = await site.owner.query<{ id: number }>(
      "select id::int from plants where slug = 'texas-redbud'",
    )
    expect(await movedTo(String(rows[0]?.id))).toEqual([301, '/plant-database/texas-redbud'])
    expect((await guide('999999999999999')).status).toBe(404)
    expect((await guide('9'.repeat(40))).status).toBe(404)
  })

  test('[SG-03] by a number in a name, if no plant has that id', async () => {
    await site.owner.query(
      "insert into plants (plant_name, scientific_name, description, plant_type) values ('1776000', 'Numerus falsus', 'A test.', 'shrub')",
    )
    expect((await guide('1776000')).status).toBe(200)
    await site.owner.query("delete from plants where plant_name = '1776000'")
  })

  test.each([
    ['TEXAS-REDBUD', 'texas-redbud'],
    ['Texas%20Redbud', 'texas-redbud'],
    ['quercus-fusiformis', 'escarpment-live-oak'],
    ['Sophora-secundiflora', 'texas-mountain-laurel'],
    ['frijolillo', 'texas-mountain-laurel'],
    ['mescal-bean', 'texas-mountain-laurel'],
    ["turk's-cap", 'turks-cap'],
    ['encino-molino', 'escarpment-live-oak'],
  ])('[SG-03] by %s, which permanently redirects to %s', async (asked, slug) => {
    expect(await movedTo(asked)).toEqual([301, `/plant-database/${slug}`])
  })

  test('[SG-03] not by a name that two plants share', async () => {
    await site.owner.query(
      "update plants set other_names = other_names || '{Shared Name}' where slug in ('cenizo', 'agarita')",
    )
    await site.reload()
    expect((await guide('shared-name')).status).toBe(404)
    await site.owner.query(
      "update plants set other_names = array_remove(other_names, 'Shared Name') where slug = 'cenizo'",
    )
    await site.reload()
    expect(await movedTo('shared-name')).toEqual([301, '/plant-database/agarita'])
  })

  test.each(['oak', '%00', '%F0%9F%8C%B3', 'a'.repeat(500), '__proto__'])(
    '[SG-04] not by %s: Plant not found, with a link back, not indexed, 404',
    async (asked) => {
      const { status, headers, html } = await guide(asked)
      expect(status).toBe(404)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(html).toContain('<meta name="robots" content="noindex"/>')
      expect(html).not.toContain('rel="canonical"')
      expect(html).toMatch(/<h1[^>]*>Plant not found<\/h1>/)
      expect(html).toMatch(/<a [^>]*href="\/plant-database"[^>]*>Back to the plant database/)
    },
  )
})

describe('a guide', () => {
  test('[SG-05] has breadcrumbs to home and the plant database, also as structured data', async () => {
    const { html } = await guide('texas-mountain-laurel')
    const nav = /<nav aria-label="Breadcrumb">.*?<\/nav>/.exec(html)?.[0] ?? ''
    expect([...nav.matchAll(/href="([^"]*)"[^>]*>([^<]*)</g)].map(([, to, label]) => [label, to])).toEqual([
      ['Home', '/'],
      ['Plant Database', '/plant-database'],
    ])
    expect(nav).toContain('<span aria-current="page">Texas Mountain Laurel</span>')
    const crumbs = structuredDataIn(html).find((data) => data['@type'] === 'BreadcrumbList')
    expect(crumbs).toMatchObject({
      itemListElement: [
        { name: 'Home', item: 'https://trees.example/' },
        { name: 'Plant Database', item: 'https://trees.example/plant-database' },
        { name: 'Texas Mountain Laurel', item: 'https://trees.example/plant-database/texas-mountain-laurel' },
      ],
    })
  })

  test("has names in three languages and the plant's toxicity", async () => {
    const text = textOf((await guide('texas-mountain-laurel')).html)
    expect(text).toContain('Dermatophyllum secundiflorum')
    expect(text).toContain('Frijolillo, Frijolito')
    expect(text).toContain('Toxic to pets and people')
    expect(text).toContain('Rarely eaten; cage it')
  })

  test('always says whether the plant is toxic to pets, not toxic or not assessed', async () => {
    const { rows } = await site.owner.query<{ slug: string; toxic_to_pets: string }>(
      'select distinct on (toxic_to_pets) slug, toxic_to_pets from plants order by toxic_to_pets, slug',
    )
    const words = {
      Yes: 'Toxic to pets',
      'Yes, by report': 'Toxic to pets, by report',
      No: 'Not toxic to pets',
      'Not assessed': 'Not assessed for pets',
    }
    expect(rows).toHaveLength(4)
    for (const { slug, toxic_to_pets } of rows)
      expect(textOf((await guide(slug)).html), slug).toContain(words[toxic_to_pets as keyof typeof words])
  })

  test('links the communities it fits, also where it takes both kinds of ground', async () => {
    const { html } = await guide('escarpment-live-oak')
    const where = html.slice(html.indexOf('Where it fits around here'), html.indexOf('Watch for'))
    expect(where).toContain('href="/tree-service/boerne"')
    expect(where).toContain('href="/tree-service/shavano-park"')
    expect(where).not.toContain('href="/tree-service/cypress-point"')
    expect((await guide('post-oak')).html).not.toContain('On limestone and caliche')
  })

  test('shows its own planting months and what February 2021 did', async () => {
    const barbados = textOf((await guide('pride-of-barbados')).html)
    expect(barbados).toContain('Best planting , April to May')
    expect(textOf((await guide('cedar-elm')).html)).toContain('Best planting , October to April')
    expect(textOf((await guide('texas-bluebonnet')).html)).toContain('Best sowing , September to November')
    expect(textOf((await guide('texas-redbud')).html)).toContain('No damage on record here.')
  })

  test('names its references and links them, without showing a URL', async () => {
    const { html } = await guide('crossvine')
    const references = html.slice(html.indexOf('aria-label="References"'), html.indexOf('</main>'))
    expect(references).toMatch(/<a href="https:\/\/[^"]+"[^>]*>Native Plant Society of Texas: Crossvine<\/a>/)
    expect(references.replaceAll(/<[^>]+>/g, ' ')).not.toMatch(/https?:|www\./)
  })

  test('no red oak fits where oak wilt is on record, and its guide says why', async () => {
    const { html } = await guide('texas-red-oak')
    expect(html).not.toContain('Where it fits around here')
    expect(textOf(html)).toContain('We wouldn’t plant it in any of our towns')
    expect(textOf(html)).toContain('The City of Boerne forbids planting it')
  })

  test('links up to three articles, those that mention the plant first', async () => {
    const articlesOf = async (slug: string) => {
      const { html } = await guide(slug)
      const list = html.slice(html.indexOf('Read next'), html.indexOf('aria-label="References"'))
      return [...list.matchAll(/href="\/blog\/([a-z0-9-]+)"/g)].map((match) => match[1])
    }
    expect(await articlesOf('texas-red-oak')).toContain('oak-rules-by-city')
    expect(await articlesOf('escarpment-live-oak')).toHaveLength(3)
  })

  test('shows at most four similar plants, of the same type and never itself', async () => {
    const { html } = await guide('gulf-muhly')
    const similar = html.slice(html.indexOf('If not this one'), html.indexOf('References'))
    const slugs = [...similar.matchAll(/href="\/plant-database\/([a-z-]+)"/g)].map((match) => match[1])
    expect(slugs).toHaveLength(4)
    expect(slugs).not.toContain('gulf-muhly')
    const { rows } = await site.owner.query(
      'select 1 from plants where slug = any ($1) and plant_type <> $2',
      [slugs, 'grass'],
    )
    expect(rows).toEqual([])
  })
})

describe('in stock', () => {
  test('[GR-26] only a plant that makes a screen has a row along a fence, drawn for 60 ft at first', async () => {
    const { html } = await guide('southern-wax-myrtle')
    const text = textOf(html)
    expect(text).toContain('8 plants, 8 ft apart. Set them 4 ft off the fence.')
    expect(text).toContain('8 × $66, planted in 5 gal')
    expect((await guide('shumard-oak')).html).not.toContain('id="row"')
  })

  test("a deleted row isn't shown, and an empty yard is mentioned", async () => {
    await site.owner.query(
      "update inventory set deleted_at = now() where plant_id = (select id from plants where slug = 'cenizo')",
    )
    await site.reload()
    const { html } = await guide('cenizo')
    expect(textOf(html)).toContain('Not in stock today')
    expect(structuredDataIn(html).map((data) => data['@type'])).not.toContain('Product')
  })
})

describe('[GR-03, GR-04] will it fit', () => {
  const ask = async (query: string) => {
    const { headers, html } = await guide(`escarpment-live-oak${query}`)
    return { cache: headers.get('Cache-Control'), html }
  }

  test('a link shows its answer without JavaScript, and no shared cache keeps it', async () => {
    const { cache, html } = await ask('?wire=25&wall=18')
    expect(cache).toBe('private, no-store')
    expect(textOf(html)).toMatch(
      /Not under this wire: an? [A-Z][\w' ]+ would fit\. It could be too tall .* could also reach the wire and the wall\. So would an? /,
    )
    expect(html).toContain('name="wire" value="25"')
    expect(html).toContain('Draw it')
  })

  test('[GR-28] the guide itself answers an example that isn’t printed, and is cached as before', async () => {
    const { cache, html } = await ask('')
    expect(cache).toContain('s-maxage=15')
    expect(textOf(html)).toContain('An example: a wire 25 ft up and a wall 12 ft away.')
    expect(textOf(html)).toContain('Not under this wire')
    expect(html).toMatch(/<section(?=[^>]*id="fit")[^>]*class="[^"]*print:hidden/)
    expect(html).not.toContain('name="wire" value="25"')
  })

  test('nonsense in a link is ignored', async () => {
    const { html } = await ask('?wire=%3Cscript%3E&wall=1e9&fence=__proto__')
    expect(textOf(html)).toContain('An example: a wire 25 ft up')
    expect(html).not.toContain('<script>&')
  })
})

test('[SG-01] a guide has all its sections without JavaScript, and its plate links to the picture', async () => {
  const { html } = await guide('shumard-oak')
  const titles = [...html.matchAll(/<h[23][^>]*>([^<]*)<\/h[23]>/g)].map((match) => match[1])
  expect(titles).toEqual(
    expect.arrayContaining([
      'Its year',
      'Full grown, to scale',
      'Where it grows',
      'In stock now',
      'Care',
      'Oak wilt',
    ]),
  )
  expect(html).toContain('<section id="stock"')
  expect(html).toMatch(/<a(?=[^>]*href="#stock")[^>]*>See sizes and prices/)
  const plate = /<a(?=[^>]*aria-label="Enlarge the picture of Shumard Oak")[^>]*href="([^"]*)"/.exec(
    html,
  )?.[1]
  expect(plate).toMatch(/^\/images\/full\/shumard-oak-/)
  expect((await site.getPicture(plate ?? '')).status).toBe(200)
  // Room for the picture before it loads.
  expect(html).toMatch(/<img(?=[^>]*alt="Illustration of Shumard Oak")[^>]*width="1200" height="1200"/)
})

test("[SG-04] a plant that isn't found can be searched for by the words of its URL", async () => {
  const { path } = pressed(mainOf((await guide('mountian-lorel')).html), 'Search')
  expect(path).toBe('/plant-database?q=mountian+lorel')
  expect(textOf((await page(path)).html)).toContain('Texas Mountain Laurel')
})
