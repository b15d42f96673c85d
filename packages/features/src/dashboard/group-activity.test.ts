import type { Activity } from '@chonoi/contract'
import { expect, test } from 'vitest'
import { groupActivity } from './group-activity.ts'

const of = (id: string, kind: Activity['kind']): Activity => ({
  ...{ id, kind, area: 'user', status: 'info', description: '', params: {}, createdAt: '2026-11-25T03:00:00Z' },
})

test('groupActivity: neighbours of one kind come together, those without words of their own stay alone', () => {
  const items = [
    of('1', 'USER_REGISTERED'),
    of('2', 'USER_REGISTERED'),
    of('3', 'OTHER'),
    of('4', 'OTHER'),
    of('5', 'USER_REGISTERED'),
  ]
  expect(groupActivity(items).map((group) => group.items.map(({ id }) => id))).toEqual([
    ['1', '2'],
    ['3'],
    ['4'],
    ['5'],
  ])
})
