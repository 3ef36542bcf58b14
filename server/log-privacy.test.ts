import { expect, test } from 'vitest'
import { describeError } from './log-errors.ts'
import { withoutPersonalData } from './log-privacy.ts'

test('no mail address and no token of a link is written into the log', () => {
  const line = '{"msg":"550 <Elena.Ortiz+x@mail.example.co.uk> unknown","at":"/quote/AbCdEfGhIjKlMnOpQrStUv"}'
  expect(withoutPersonalData(line)).toBe('{"msg":"550 <[mail]> unknown","at":"/quote/[token]"}')
  expect(withoutPersonalData('/newsletter/stop/AbCdEfGhIjKlMnOpQrStUv?x')).toBe('/newsletter/stop/[token]?x')
  expect(withoutPersonalData('GET /api/sent-quote?token=AbCdEfGhIjKlMnOpQrStUv')).toContain('token=[token]')
})

test('of an error only its kind, code, first line and place are told', () => {
  const error = Object.assign(new Error('invalid input syntax for type uuid: "118 Cibolo Ridge\nBoerne"'), {
    code: '22P02',
    detail: 'Key (email)=(elena@example.com) already exists.',
    parameters: ['118 Cibolo Ridge'],
  })
  const told = JSON.stringify(describeError(new Error('not stored', { cause: error })))
  expect(told).toContain('22P02')
  expect(told).toContain('log-privacy.test.ts')
  expect(told).not.toContain('Cibolo')
  expect(told).not.toContain('elena')
})

test('what is thrown and is no error is not told at all', () => {
  expect(describeError({ email: 'elena@example.com' })).toEqual({ type: 'object', message: 'not an error' })
})
