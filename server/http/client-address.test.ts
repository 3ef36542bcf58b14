import { describe, expect, test } from 'vitest'
import { clientAddress, parseTrustedProxies } from './client-address.ts'

const nobody = parseTrustedProxies('')
const nginx = parseTrustedProxies('127.0.0.1, ::1, 10.0.0.0/8, fd00::/8')

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', 'unknown'],
  [undefined, 'unknown'],
])('the connection of %s is counted as %s', (socket, counted) => {
  expect(clientAddress(socket, undefined, nobody)).toBe(counted)
})

describe('a forged X-Forwarded-For changes nothing', () => {
  test.each([
    ['1.2.3.4', 'from a visitor who connects directly', '203.0.113.9', nobody, '203.0.113.9'],
    ['1.2.3.4', 'from a visitor next to trusted proxies', '203.0.113.9', nginx, '203.0.113.9'],
    ['1.2.3.4, 203.0.113.9', 'in front of what the proxy added', '127.0.0.1', nginx, '203.0.113.9'],
    ['10.9.9.9, 203.0.113.9', 'that names a trusted address', '127.0.0.1', nginx, '203.0.113.9'],
    ['nonsense, 203.0.113.9', 'that is no address', '127.0.0.1', nginx, '203.0.113.9'],
  ])('%s, %s', (header, _, socket, proxies, counted) => {
    expect(clientAddress(socket, header, proxies)).toBe(counted)
  })
})

test.each([
  ['through one proxy', '::ffff:127.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['through two proxies', '127.0.0.1', '203.0.113.9, 10.0.0.7', '203.0.113.9'],
  ['through a proxy that adds the port', '127.0.0.1', '203.0.113.9:5123', '203.0.113.9'],
  ['through an IPv6 proxy', 'fd00::2', '[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['from a trusted machine itself', '127.0.0.1', '10.0.0.7', '10.0.0.7'],
  ['through a proxy that says nothing usable', '127.0.0.1', 'unknown', '127.0.0.1'],
  ['through a proxy that says nothing', '127.0.0.1', undefined, '127.0.0.1'],
])('a visitor %s is counted by the right address', (_, socket, header, counted) => {
  expect(clientAddress(socket, header, nginx)).toBe(counted)
})

test.each(['the proxy', '10.0.0.0/99', '10.0.0', '1'])('%s is refused as a list of proxies', (text) => {
  expect(() => parseTrustedProxies(text)).toThrow(/./)
})
