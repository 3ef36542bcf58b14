import { expect, test } from 'vitest'
import { describeError, withoutPersonalData } from './log-privacy.ts'

test('no email address and no link token is written to the log', () => {
  const line = '{"msg":"550 <Elena.Ortiz+x@mail.example.co.uk> unknown","at":"/quote/AbCdEfGhIjKlMnOpQrStUv"}'
  expect(withoutPersonalData(line)).toBe('{"msg":"550 <[mail]> unknown","at":"/quote/[token]"}')
  expect(withoutPersonalData('/newsletter/stop/AbCdEfGhIjKlMnOpQrStUv?x')).toBe('/newsletter/stop/[token]?x')
  expect(withoutPersonalData('GET /api/sent-quote?token=AbCdEfGhIjKlMnOpQrStUv')).toContain('token=[token]')
})

test("only an error's type, code, first line and location are logged", () => {
  const error = Object.assign(new Error('invalid input syntax for type uuid: "118 Cibolo Ridge\nBoerne"'), {
    code: '22P02',
    detail: 'Key (email)=(elena@example.com) already exists.',
    parameters: ['118 Cibolo Ridge'],
  })
  const logged = JSON.stringify(describeError(new Error('not stored', { cause: error })))
  expect(logged).toContain('22P02')
  expect(logged).toContain('log-privacy.test.ts')
  expect(logged).not.toContain('Cibolo')
  expect(logged).not.toContain('elena')
})

test("an object that isn't an error is described without its values", () => {
  expect(describeError({ email: 'elena@example.com' })).toEqual({
    type: 'Object',
    message: 'an object with email',
  })
  expect(describeError('timed out')).toEqual({ type: 'string', message: 'timed out' })
  expect(describeError(undefined)).toEqual({ type: 'undefined', message: 'undefined' })
})

test("an error that a library copied into a plain object is described as the error itself (pg-boss's events)", () => {
  const error = Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED', table: 'quotes' })
  const copied = {
    code: error.code,
    table: 'quotes',
    message: error.message,
    stack: error.stack,
    queue: 'mail',
  }
  const { type: _, ...described } = describeError(error)
  expect(describeError(copied)).toEqual({ type: 'Object', ...described })
})

test('a thrown response is described by its status', () => {
  expect(describeError({ status: 405, statusText: 'Method Not Allowed', data: 'x' }).message).toBe(
    'status 405',
  )
})

test('a long line takes linear time', () => {
  const line = `${'a'.repeat(60_000)} x@`
  const started = process.cpuUsage()
  expect(withoutPersonalData(line)).toBe(line)
  // In quadratic time it would take 5 s.
  expect(process.cpuUsage(started).user).toBeLessThan(1_000_000)
})
