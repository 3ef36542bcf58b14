import express from 'express'
import { describe, expect, test } from 'vitest'
import { clientAddress } from './load-context.ts'

const nobody: string[] = []
const nginx = ['127.0.0.1', '::1', '10.0.0.0/8', 'fd00::/8']

/** As the site does it, from Express's `request.ip`. */
function countedAddress(remoteAddress: string, forwardedFor: string | undefined, proxies: string[]) {
  const app = express().set('trust proxy', proxies)
  const request = Object.create(app.request, {
    socket: { value: { remoteAddress } },
    headers: { value: { 'x-forwarded-for': forwardedFor } },
  })
  return clientAddress(request.ip)
}

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001::2:3:4:5:6:7', '2001:0:2:3::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', 'unknown'],
  [undefined, 'unknown'],
])('the connection of %s is counted as %s', (ip, counted) => {
  expect(clientAddress(ip)).toBe(counted)
})

describe('a forged X-Forwarded-For changes nothing', () => {
  test.each([
    ['1.2.3.4', 'from a visitor who connects directly', '203.0.113.9', nobody, '203.0.113.9'],
    ['1.2.3.4', 'from a visitor next to trusted proxies', '203.0.113.9', nginx, '203.0.113.9'],
    ['1.2.3.4, 203.0.113.9', 'in front of what the proxy added', '127.0.0.1', nginx, '203.0.113.9'],
    ['10.9.9.9, 203.0.113.9', 'that names a trusted IP address', '127.0.0.1', nginx, '203.0.113.9'],
    ['nonsense, 203.0.113.9', 'that is not an IP address', '127.0.0.1', nginx, '203.0.113.9'],
  ])('%s, %s', (header, _, socket, proxies, counted) => {
    expect(countedAddress(socket, header, proxies)).toBe(counted)
  })
})

test.each([
  ['through one proxy', '::ffff:127.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['through two proxies', '127.0.0.1', '203.0.113.9, 10.0.0.7', '203.0.113.9'],
  ['through a proxy that adds the port', '127.0.0.1', '203.0.113.9:5123', '203.0.113.9'],
  ['through an IPv6 proxy', 'fd00::2', '[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['from a trusted machine itself', '127.0.0.1', '10.0.0.7', '10.0.0.7'],
  ["through a proxy that doesn't know the client's IP address", '127.0.0.1', 'unknown', 'unknown'],
  ['through a proxy that sends no header', '127.0.0.1', undefined, '127.0.0.1'],
])('a visitor %s is counted by the right IP address', (_, socket, header, counted) => {
  expect(countedAddress(socket, header, nginx)).toBe(counted)
})
