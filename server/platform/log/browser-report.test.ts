import { beforeAll, expect, test, vi } from 'vitest'
import { reportScript } from '#server/web/browser-reports.ts'
import { describeReport } from './browser-report.ts'

beforeAll(() => {
  vi.stubEnv('DATABASE_URL', 'postgres://hctc_web@127.0.0.1/none')
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:9')
})

const known = {
  patterns: ['/', '/quote/:token', '/plant-database/finder', '/plant-database/:slug', '/*'],
  files: new Set(['entry-Bx3_a.js']),
}
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const describeAs = (report: unknown, userAgent = firefox) =>
  describeReport(JSON.stringify(report), userAgent, known)

test('[OP-73] an error is described by its route, file and line, the hash of its message and the browser', () => {
  const error = { page: '/quote/AbCdEf', message: 'x is not a function', at: '/assets/entry-Bx3_a.js:1:2045' }
  expect(describeAs(error)).toEqual({
    kind: 'error',
    route: '/quote/:token',
    at: 'entry-Bx3_a.js:1:2045',
    message: expect.stringMatching(/^[\da-f]{16}$/),
    browser: 'Firefox',
  })
  expect(describeAs(error)?.message).not.toBe(describeAs({ ...error, message: 'y' })?.message)
})

test('[OP-73] what the policy blocked is described by its directive', () => {
  const report = {
    'document-uri': 'https://trees.example/plant-database/finder?place=boerne',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'inline',
    'source-file': 'https://trees.example/assets/entry-Bx3_a.js',
    'line-number': 7,
    'column-number': 12,
  }
  expect(describeAs({ 'csp-report': report })).toMatchObject({
    kind: 'policy',
    directive: 'script-src-elem',
    route: '/plant-database/finder',
    at: 'entry-Bx3_a.js:7:12',
  })
  expect(describeAs({ 'csp-report': { ...report, 'effective-directive': 'Secret-src' } })).toBeUndefined()
})

test.each([
  ['/plant-database/lacey-oak', '/plant-database/:slug'],
  ['/nope/AbCdEf', '/*'],
  ['/%E0%A4', 'other'],
  ['about:blank', 'other'],
  ['http://', 'other'],
])('[OP-73] the page %s is named as %s', (page, route) => {
  expect(describeAs({ page, message: '' })?.route).toBe(route)
})

test.each([
  '',
  '/quote/AbCdEf:1:2',
  '/assets/AbCdEf.js:1:2',
  '/assets/entry-Bx3_a.js',
  'chrome-extension://x:1:1',
])('[OP-73] "%s" is not a position in a file of ours', (at) => {
  expect(describeAs({ page: '/', message: '', at })?.at).toBe('other')
})

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
    'Chrome',
  ],
  [
    'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari',
  ],
  ['curl/8', 'other'],
])('[OP-73] %s is %s', (userAgent, browser) => {
  expect(describeAs({ page: '/', message: '' }, userAgent)?.browser).toBe(browser)
})

test('[OP-73] a page carries only a few hundred bytes for it', () => {
  expect(reportScript.length).toBeLessThan(600)
})
