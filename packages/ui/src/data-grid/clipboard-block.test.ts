import { expect, test } from 'vitest'
import { readBlock, writeBlock } from './clipboard-block.ts'

test('readBlock: reads lines and cells, without the end of the last line', () => {
  expect(readBlock('A\t1\r\nB\t2\r\n')).toEqual([
    ['A', '1'],
    ['B', '2'],
  ])
})

test('readBlock: keeps empty cells', () => {
  expect(readBlock('\tA\t\n\t\t')).toEqual([
    ['', 'A', ''],
    ['', '', ''],
  ])
})

test('readBlock: reads quoted cells with tabs, line ends and quotes', () => {
  expect(readBlock('"a\tb"\t"c\nd"\n"e ""f"""\t2')).toEqual([
    ['a\tb', 'c\nd'],
    ['e "f"', '2'],
  ])
})

test('readBlock: reads a quote within a cell as a letter', () => {
  expect(readBlock('"TV" 42\tx')).toEqual([['"TV" 42', 'x']])
})

test('writeBlock: what is written is read as the same', () => {
  const lines = [
    ['a\tb', 'c"d', ''],
    ['x\ny', '1.234,5', ' '],
  ]
  expect(readBlock(writeBlock(lines))).toEqual(lines)
})
