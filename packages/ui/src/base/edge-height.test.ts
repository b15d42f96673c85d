import { beforeEach, expect, test, vi } from 'vitest'
import { edgeHeight } from './edge-height.ts'

const properties = new Map<string, string>()
const measure: (() => void)[] = []

beforeEach(() => {
  properties.clear()
  measure.length = 0
  const style = {
    setProperty: (name: string, value: string) => properties.set(name, value),
    removeProperty: (name: string) => properties.delete(name),
  }
  position = 'fixed'
  vi.stubGlobal('getComputedStyle', () => ({ position }))
  vi.stubGlobal('document', { documentElement: { style } })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(report: () => void) {
        measure.push(report)
      }
      observe() {}
      disconnect() {}
    },
  )
  return () => vi.unstubAllGlobals()
})

let position = 'fixed'

/** Does with the ref what React does, for an element of this height; returns how to unmount it. */
function mount(offsetHeight: number): () => void {
  const undo = edgeHeight('bar')({ offsetHeight } as HTMLElement)
  measure.at(-1)?.()
  return () => undo?.()
}

test('edgeHeight: the page knows the height of its bar while it is there', () => {
  const unmount = mount(72)
  expect(properties.get('--ui-edge-bar')).toBe('72px')
  unmount()
  expect(properties.has('--ui-edge-bar')).toBe(false)
})

test("edgeHeight: a bar that goes after the next one came leaves the next one's height", () => {
  const unmountOld = mount(72)
  const unmountNew = mount(96)
  unmountOld()
  measure[0]?.()
  expect(properties.get('--ui-edge-bar')).toBe('96px')
  unmountNew()
})

test('edgeHeight: a bar that stands in the page covers nothing', () => {
  position = 'static'
  const unmount = mount(72)
  expect(properties.get('--ui-edge-bar')).toBe('0px')
  unmount()
})
