import { expect, test } from 'vitest'
import { emailAddress, line, paragraphs } from './typed-text.ts'

test('a line has no line breaks, surrounding spaces or invisible marks', () => {
  expect(line(20).parse('  El\u0000e\r\n\t na\u202E \uFEFF')).toBe('El e na')
  expect(line(20).parse('a\ud83cb')).toBe('a\ufffdb')
  expect(line(20).parse(null)).toBe('')
  expect(line(20).parse(undefined)).toBe('')
})

test('paragraphs keep line breaks of every kind', () => {
  expect(paragraphs(20).parse(' a\r\n\tb \rc\n\n d\u200E\n')).toBe('a\nb\nc\n\nd')
})

test('the length limit applies to the cleaned-up text', () => {
  expect(line(3).parse('  abc  ')).toBe('abc')
  const tooLong = line(1000).safeParse('x'.repeat(1001))
  expect(tooLong.error?.issues.map(({ message }) => message)).toEqual(['Please use at most 1,000 characters'])
})

test.each([
  'a@b.co',
  "o'neil+trees@mail.example.com",
  `${'a'.repeat(64)}@b.example`,
  `a@${'b'.repeat(63)}.example`,
  'a@b-c.example',
  'a@1.example',
])('%s is an email address', (address) => expect(address).toMatch(emailAddress))

test.each([
  '@b.example',
  'a@b',
  'a@b.c',
  'a b@c.example',
  `${'a'.repeat(65)}@b.example`,
  `a@${'b'.repeat(64)}.example`,
  'a@-b.example',
  'a@b-.example',
  'a@b.example.',
  'a@b.3x',
  'a@b.example\n',
  'x <a@b.example>',
  'a@b..example',
  'a@b.example, c@d.example',
])('%j is not an email address', (address) => expect(address).not.toMatch(emailAddress))
