import { expect, test } from 'vitest'
import { meantEmail } from './meant-email.ts'

test.each([
  ['elena@gmial.com', 'elena@gmail.com'],
  ['elena@gmal.com', 'elena@gmail.com'],
  ['elena@gmaill.com', 'elena@gmail.com'],
  ['elena@gmail.con', 'elena@gmail.com'],
  ['elena@gmail.co', 'elena@gmail.com'],
  [' Elena@Hotmial.com ', 'Elena@hotmail.com'],
  ['elena@yaho.com', 'elena@yahoo.com'],
  ['elena@sbcgloabl.net', 'elena@sbcglobal.net'],
])('[QF-09] %s is probably %s', (typed, meant) => expect(meantEmail(typed)).toBe(meant))

test.each([
  'elena@gmail.com',
  'elena@ymail.com',
  'elena@mail.com',
  'elena@example.com',
  'elena',
  '',
  '@',
  'a@b',
])('[QF-09] nothing is suggested for %s', (typed) => expect(meantEmail(typed)).toBeNull())
