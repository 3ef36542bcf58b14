import { data, RouterContextProvider, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { expect, test } from 'vitest'
import { keepingLast, refuseUnsent } from './without-connection.ts'

/** The error of a request that ends with this, which the router wraps unless it has a status of its own. */
async function answerTo(error: unknown, method = 'POST') {
  const request = new Request('https://desk.example/x', { method })
  const args = {
    request,
    params: {},
    context: new RouterContextProvider(),
    url: new URL(request.url),
    pattern: '/x',
  }
  const results = await refuseUnsent(args, () => Promise.resolve({ page: { type: 'error', result: error } }))
  return results?.['page']
}
const offline = new TypeError('Failed to fetch')
const down = new ErrorResponse(503, 'Unavailable', null)

test.each([
  ['no signal', data(offline), 'There’s no connection'],
  ['a 503', down, 'The desk isn’t responding'],
])('[DK-135] a form that ends with %s is refused, and the page isn’t read again', async (_, error, words) => {
  expect(await answerTo(error)).toEqual({
    type: 'data',
    result: data({ kind: 'refused', message: expect.stringContaining(words) }, 503),
  })
})

test('a sign-in page, another refusal and a page that is only read stay as they are', async () => {
  for (const error of [Response.redirect('https://desk.example/sign-in'), new ErrorResponse(403, '', null)])
    expect(await answerTo(error)).toEqual({ type: 'error', result: error })
  expect(await answerTo(offline, 'GET')).toEqual({ type: 'error', result: offline })
})

test('a page keeps what it had last, until there is something newer', async () => {
  const load = keepingLast<{ count: number }>()
  const from = (sent: () => Promise<{ count: number }>, id = '1') =>
    load({ serverLoader: sent, params: { id } })
  await expect(from(() => Promise.reject(offline))).rejects.toBe(offline)
  expect(await from(() => Promise.resolve({ count: 1 }))).toEqual({ count: 1, isOld: false })
  expect(await from(() => Promise.reject(down))).toEqual({ count: 1, isOld: true })
  await expect(from(() => Promise.reject(offline), '2')).rejects.toBe(offline)
})
