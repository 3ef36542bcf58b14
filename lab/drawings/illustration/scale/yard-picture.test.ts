import { expect, test } from 'vitest'
import { oak } from './sample-forms.ts'
import { drawYardPicture } from './yard-picture.ts'

test('a tree in its container beside a person is one complete picture, the same every time', () => {
  const tree = { heightFt: 8, container: '15 gal' } as const
  const svg = drawYardPicture(oak, 'oak', tree, '<svg/>')
  expect(svg).toBe(drawYardPicture(oak, 'oak', tree, '<svg/>'))
  expect(svg).toMatch(/^<svg .*<\/svg>$/s)
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
})
