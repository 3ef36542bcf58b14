import { afterEach, beforeEach, expect, vi } from 'vitest'

// A test that logs an unexpected error or warning fails. One that expects it says so by mocking the method itself.
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
