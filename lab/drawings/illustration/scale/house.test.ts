import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bootsFile, edgingFile, rulerFile, spadeFile, wateringCanFile } from './garden-tools.ts'
import { houseFile, porchFile } from './house.ts'
import { drawPerson } from './person.ts'

const sizeInFeet = (svg: string) => {
  const [width = 0, height = 0] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg)?.slice(1).map(Number) ?? []
  return { wide: width / 40, tall: height / 40 }
}

test('the scenery measures what its captions say', () => {
  expect(sizeInFeet(houseFile())).toEqual({ wide: 47, tall: 18 })
  expect(sizeInFeet(porchFile())).toEqual({ wide: 28, tall: 16 })
  expect(sizeInFeet(rulerFile()).tall).toBeCloseTo(1, 1)
  expect(sizeInFeet(spadeFile()).tall).toBeCloseTo(3.33, 1)
  expect(sizeInFeet(bootsFile()).tall).toBeCloseTo(4.8, 1)
})

test('a stage weighs less than 10 KB on its way to the visitor', () => {
  const bytes = (...files: string[]) => files.reduce((sum, file) => sum + gzipSync(file).length, 0)
  expect(bytes(houseFile())).toBeLessThan(10_000)
  expect(bytes(porchFile())).toBeLessThan(10_000)
  expect(bytes(bootsFile(), edgingFile(), rulerFile(), spadeFile(), wateringCanFile())).toBeLessThan(10_000)
})

test('the person is drawn at the given height', () => {
  expect(drawPerson(180).height).toBe(180)
  expect(drawPerson(180).svg).toContain('scale(1.8000 -1.8000)')
})
