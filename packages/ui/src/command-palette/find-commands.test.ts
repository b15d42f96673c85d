import { expect, test } from 'vitest'
import { findCommands, groupCommands } from './find-commands.ts'

const commands = [
  { id: 'orders', label: 'Đơn hàng', group: 'Bán hàng', keywords: 'orders vận đơn' },
  { id: 'deposit', label: 'Nạp tiền', group: 'Tiền' },
  { id: 'withdraw', label: 'Rút tiền', group: 'Tiền', keywords: 'hoàn đơn' },
  { id: 'new', label: 'Thêm đơn', group: 'Bán hàng' },
]
const ids = (typed: string) => findCommands(commands, typed).map((command) => command.id)

test('findCommands: matches with and without Vietnamese diacritics, names before keywords', () => {
  expect(ids('don')).toEqual(['orders', 'new', 'withdraw'])
  expect(ids('đơn h')).toEqual(['orders'])
  expect(ids('ORDERS')).toEqual(['orders'])
  expect(ids('rút')).toEqual(['withdraw'])
})

test('findCommands: returns all commands when nothing is typed', () => {
  expect(ids(' ')).toHaveLength(4)
})

test('groupCommands: keeps the order of the first command of each group', () => {
  expect(groupCommands(commands).map(([group, found]) => [group, found.length])).toEqual([
    ['Bán hàng', 2],
    ['Tiền', 2],
  ])
})
