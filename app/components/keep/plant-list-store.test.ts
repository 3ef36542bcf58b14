import { expect, test } from 'vitest'
import { parsePlantList } from './plant-list-store.ts'

const elm = { slug: 'cedar-elm', name: 'Cedar Elm', thumb: '/images/thumb/cedar-elm-1234' }
const oak = { slug: 'lacey-oak', name: 'Lacey Oak', thumb: null }

test('a stored list comes back in its order, each plant once and no more than the limit', () => {
  expect(parsePlantList(JSON.stringify([elm, oak, elm]), 12)).toEqual([elm, oak])
  expect(parsePlantList(JSON.stringify([elm, oak]), 1)).toEqual([elm])
})

test.each([
  null,
  '',
  'x',
  '7',
  '{}',
  '[null]',
  '["cedar-elm"]',
  '[{"slug":"../x","name":"X"}]',
  '[{"slug":"x"}]',
])('anything else is an empty list: %s', (text) => {
  expect(parsePlantList(text, 12)).toEqual([])
})

test('a picture must be a URL of ours or a secure one', () => {
  const withThumb = (thumb: unknown) => parsePlantList(JSON.stringify([{ ...elm, thumb }]), 12)[0]?.thumb
  expect(withThumb('https://pictures.example/elm.webp')).toBe('https://pictures.example/elm.webp')
  expect(withThumb('javascript:alert(1)')).toBeNull()
  expect(withThumb(7)).toBeNull()
})
