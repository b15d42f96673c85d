import { expect, test } from 'vitest'
import { requireRootElement } from './root-element.ts'

test("[SHELL-23] without a root element the startup code throws 'Root element not found'", () => {
  expect(() => requireRootElement({ documentElement: null })).toThrow('Root element not found')
  expect(() => requireRootElement({ documentElement: {} })).not.toThrow()
})
