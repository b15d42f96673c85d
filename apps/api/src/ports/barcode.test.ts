import { expect, test } from 'vitest'
import { barcodeSvg } from './barcode.ts'

const size = [220, 44] as const
/** The modules of a code between its margins, read from its bars. */
function modulesOf(svg: string | undefined): string {
  const bars = [...(svg ?? '').matchAll(/M(\d+) 0h(\d+)/g)].map(
    ([, from, wide]) => [Number(from), Number(wide)] as const,
  )
  const [last = [0, 0]] = bars.slice(-1)
  const modules = Array.from({ length: last[0] + last[1] }, () => '0')
  for (const [from, wide] of bars) modules.fill('1', from, from + wide)
  return modules.join('').slice(10)
}

test('barcode: a Code 128 begins in set B, ends with its check and stop, and has white margins', () => {
  const svg = barcodeSvg('CN-1', size)
  // Start B, C, N, -, 1, check 29, stop (ISO/IEC 15417).
  const symbols = ['11010010000', '10001000110', '10111000110', '10011011100', '10011100110']
  const modules = modulesOf(svg)
  expect(modules.startsWith(symbols.join(''))).toBe(true)
  expect(modules.endsWith('1100011101011')).toBe(true)
  expect(modules).toHaveLength(11 * 6 + 13)
  expect(svg).toContain(`viewBox="0 0 ${11 * 6 + 13 + 20} `)
})

test.each(['', 'ĐƠN-1', 'G'.repeat(33)])('barcode: none of "%s", which no scanner could read', (text) =>
  expect(barcodeSvg(text, size)).toBeUndefined(),
)
