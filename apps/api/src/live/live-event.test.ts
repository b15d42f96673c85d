import { expect, test } from 'vitest'
import { isEnded, type Listener, snapshotOf } from './live-event.ts'

const listener: Listener = {
  ...{ userId: 'an', sessionId: null, tenantId: null, actsForPlatform: false, products: new Set() },
  rights: snapshotOf('10:20:10,14'),
}

test.each([
  [9, false, 'had ended'],
  [12, false, 'had ended beside an older one that was open'],
  [14, true, 'was still open'],
  [20, true, 'began later'],
])('isEnded: a change of rights by transaction %i ends the stream: %s, for it %s', (transaction, ends) => {
  expect(isEnded(listener, { ends: 'userId', id: 'an', transaction })).toBe(ends)
})

test('isEnded: the rights of others end nothing', () => {
  expect(isEnded(listener, { ends: 'userId', id: 'binh', transaction: 20 })).toBe(false)
})

test('snapshotOf: nothing was open', () => {
  expect(snapshotOf('20:20:')).toEqual({ xmin: 20, xmax: 20, open: new Set() })
})
