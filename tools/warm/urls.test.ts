import { expect, test } from 'vitest'
import { assetsIn, dataOf, isPage, linksIn, pathsOfSitemap } from './urls.ts'

test.each(['/', '/inventory', '/inventory?page=2', '/tree-service/boerne', '/newsletter'])(
  '%s is a page',
  (path) => {
    expect(isPage(path)).toBe(true)
  },
)

test.each([
  '/cart',
  '/quote/abc',
  '/api/cart-items',
  '/newsletter/stop/abc',
  '/images/thumb/a',
  '/sitemap.xml',
  '/assets/a.js',
])('%s is not a page', (path) => {
  expect(isPage(path)).toBe(false)
})

test('finds links to pages, but not to filtered lists', () => {
  const html =
    '<a class="x" href="/blog">a</a><a href="/inventory?page=2">b</a><a href="/blog?category=deer">c</a><a href="/inventory?type=tree">d</a><a href="/cart">e</a><a href="https://a.example/x">f</a><a href="/faq#top">g</a>'
  expect(linksIn(html)).toEqual(['/blog', '/inventory?page=2', '/blog?category=deer', '/faq'])
})

test('finds files in pages, scripts and style sheets', () => {
  expect(
    assetsIn('<img srcset="/images/thumb/oak-1a2b3c4d 1x"><script src="/assets/a-12345678.js">'),
  ).toEqual(['/images/thumb/oak-1a2b3c4d', '/assets/a-12345678.js'])
  expect(assetsIn('import("./drawer-Ab_12-cd.js");import{a}from"./b-12345678.js"')).toEqual([
    '/assets/drawer-Ab_12-cd.js',
    '/assets/b-12345678.js',
  ])
})

test('ignores pictures on other sites', () => {
  expect(assetsIn('<a href="https://plants.example/images/aloysia-gratissima.html">')).toEqual([])
})

const routes = [
  { id: 'root', path: '', hasLoader: true },
  { id: 'pages/home', parentId: 'root', index: true, hasLoader: true },
  { id: 'pages/list', parentId: 'root', path: 'list', hasLoader: true },
  { id: 'pages/one', parentId: 'root', path: 'list/:slug', hasLoader: true },
  { id: 'pages/plain', parentId: 'root', path: 'plain', hasLoader: false },
]

test.each([
  ['/', '/_.data?_routes=pages%2Fhome'],
  ['/list?page=2', '/list.data?page=2&_routes=pages%2Flist'],
  ['/list/oak', '/list/oak.data?_routes=pages%2Fone'],
  ['/plain', undefined],
])('a click on a link to %s requests %s', (path, data) => {
  expect(dataOf(path, routes)).toBe(data)
})

test('returns the path of every page in the sitemap', () => {
  const xml =
    '<urlset><url><loc>https://a.example/</loc></url><url><loc>https://a.example/blog</loc></url></urlset>'
  expect(pathsOfSitemap(xml)).toEqual(['/', '/blog'])
})
