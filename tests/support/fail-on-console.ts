import { afterEach, beforeEach, expect, vi } from 'vitest'

// A test that logs an error or warning fails. A test that expects one mocks the method itself.
beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  for (const method of [console.error, console.warn]) {
    if (vi.isMockFunction(method) && method.getMockImplementation() === undefined) {
      expect(method.mock.calls, 'unexpected console output').toEqual([])
    }
  }
  vi.restoreAllMocks()
})
