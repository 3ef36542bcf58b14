import { expect, test } from 'vitest'
import { createStore } from './create-store.ts'

test('listeners hear about a new value, not about the same one again, and not after they unsubscribe', () => {
  const store = createStore('a')
  const heard: string[] = []
  const unsubscribe = store.subscribe(() => heard.push(store.read()))
  store.set('b')
  store.set('b')
  unsubscribe()
  store.set('c')
  expect(heard).toEqual(['b'])
  expect(store.read()).toBe('c')
})

test('start runs once, before the first read or set', () => {
  const starts: string[] = []
  const start = () => {
    starts.push('started')
    return 'found'
  }
  const read = createStore('initial', start)
  expect([read.initial, read.read(), read.read()]).toEqual(['initial', 'found', 'found'])
  const set = createStore('initial', start)
  set.set('chosen')
  expect(set.read()).toBe('chosen')
  expect(starts).toHaveLength(2)
})
