import { expect, test } from 'vitest'
import { domainsOf, mailboxOf, mailtoUrl } from './mailbox.ts'

test("case and a tag after a plus don't change the mailbox", () => {
  expect(mailboxOf('Elena+Trees@Example.com')).toBe('elena@example.com')
  expect(mailboxOf('elena@example.com')).toBe('elena@example.com')
  expect(mailboxOf('a+b+c@example.com')).toBe('a@example.com')
})

test.each([
  ['Gmail', ['jane.doe@gmail.com', 'janedoe@googlemail.com', 'J.a.n.e.Doe+trees@GMail.com']],
  ['iCloud', ['jane.doe@icloud.com', 'Jane.Doe@me.com', 'jane.doe+x@mac.com']],
  ['Proton', ['jane.doe@proton.me', 'jane-doe@protonmail.com', 'JANE_DOE@pm.me', 'janedoe+1@proton.me']],
  [
    'Fastmail',
    ['jane@fastmail.com', 'trees@Jane.FastMail.com', 'a.b+c@jane.fastmail.com', 'jane+x@fastmail.com'],
  ],
  [
    'Yahoo',
    ['jane.doe@yahoo.com', 'Jane.Doe-Trees@yahoo.com', 'jane.doe-a-b@yahoo.com', 'jane.doe+x@yahoo.com'],
  ],
])('all spellings that %s delivers to one mailbox are one', (_, spellings) => {
  const mailboxes = new Set(spellings.map(mailboxOf))
  expect(mailboxes.size).toBe(1)
  const [mailbox = ''] = mailboxes
  expect(mailboxOf(mailbox)).toBe(mailbox)
  for (const spelling of spellings)
    expect(domainsOf(mailbox)).toContain(spelling.slice(spelling.indexOf('@') + 1).toLowerCase())
})

test('spellings that other providers distinguish stay distinct', () => {
  expect(mailboxOf('jane.doe@example.com')).not.toBe(mailboxOf('janedoe@example.com'))
  expect(mailboxOf('jane.doe@icloud.com')).not.toBe(mailboxOf('janedoe@icloud.com'))
  expect(mailboxOf('jane-doe@gmail.com')).not.toBe(mailboxOf('janedoe@gmail.com'))
  expect(mailboxOf('jane@gmail.com.evil.example')).not.toBe(mailboxOf('jane@gmail.com'))
  expect(mailboxOf('jane-doe@example.com')).not.toBe(mailboxOf('jane@example.com'))
  expect(mailboxOf('jane@yahoo.com')).not.toBe(mailboxOf('jane@ymail.com'))
  expect(mailboxOf('jane-doe@yahoo.co.uk')).toBe('jane@yahoo.co.uk')
  expect(mailboxOf('jane-doe@notyahoo.com')).toBe('jane-doe@notyahoo.com')
  expect(mailboxOf('jane@fastmail.fm')).not.toBe(mailboxOf('jane@fastmail.com'))
  expect(mailboxOf('trees@jane.example.com')).toBe('trees@jane.example.com')
  expect(domainsOf('jane@example.com')).toEqual(['example.com'])
})

test("an email address can't add recipients or text to a mailto link", () => {
  expect(mailtoUrl('elena@example.com')).toBe('mailto:elena@example.com')
  expect(mailtoUrl('a?bcc=spy%40evil.example&body=x@example.com')).toBe(
    'mailto:a%3Fbcc%3Dspy%2540evil.example%26body%3Dx@example.com',
  )
})
