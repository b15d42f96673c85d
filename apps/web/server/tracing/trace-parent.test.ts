import { expect, test } from 'vitest'
import { readTraceParent, writeTraceParent } from './trace-parent.ts'

const header = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'

test('a header is read and written as W3C Trace Context has it', () => {
  const parent = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7', isSampled: true }
  expect(readTraceParent(header)).toEqual(parent)
  expect(writeTraceParent(parent)).toBe(header)
})

test('a trace that its caller does not keep is not kept', () => {
  expect(readTraceParent(header.replace(/01$/, '00'))).toMatchObject({ isSampled: false })
})

test('a later version may say more behind what is known', () => {
  expect(readTraceParent(`${header.replace('00', '01')}-more`)).toMatchObject({ spanId: '00f067aa0ba902b7' })
})

test.each([
  undefined,
  '',
  `${header}-more`,
  header.replace('00', 'ff'),
  header.toUpperCase(),
  header.replace('4bf92f3577b34da6a3ce929d0e0e4736', '0'.repeat(32)),
  header.replace('00f067aa0ba902b7', '0'.repeat(16)),
  header.slice(1),
])('%s says nothing', (wrong) => {
  expect(readTraceParent(wrong)).toBeUndefined()
})
