import { expect, test } from 'vitest'
import { findCommands, groupCommands } from './find-commands.ts'

const commands = [
  { id: 'orders', label: 'Đơn hàng', group: 'Bán hàng', keywords: 'orders vận đơn' },
  { id: 'deposit', label: 'Nạp tiền', group: 'Tiền' },
  { id: 'withdraw', label: 'Rút tiền', group: 'Tiền', keywords: 'hoàn đơn' },
  { id: 'new', label: 'Thêm đơn', group: 'Bán hàng' },
]
const ids = (typed: string) => findCommands(commands, typed).map((command) => command.id)

test('a command is found with and without Vietnamese marks, by its name before its other words', () => {
  expect(ids('don')).toEqual(['orders', 'new', 'withdraw'])
  expect(ids('đơn h')).toEqual(['orders'])
  expect(ids('ORDERS')).toEqual(['orders'])
  expect(ids('rút')).toEqual(['withdraw'])
})

test('with nothing typed all are there', () => {
  expect(ids(' ')).toHaveLength(4)
})

test('groups keep the order of their first command', () => {
  expect(groupCommands(commands).map(([group, found]) => [group, found.length])).toEqual([
    ['Bán hàng', 2],
    ['Tiền', 2],
  ])
})
