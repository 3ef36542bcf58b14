import { expect, test } from 'vitest'
import { toastDurationsOn } from './site-settings.ts'

test('[SH-13] on the contact page a success stays as long as any other toast, 4 s', () => {
  expect(toastDurationsOn(['root', 'pages/contact/contact.page'])).toEqual({
    duration: 4000,
    success: { duration: 4000 },
    error: { duration: 4000 },
  })
  expect(toastDurationsOn(['root', 'pages/home/home.page'])).toEqual({})
})
