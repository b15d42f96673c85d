import { expect, test } from 'vitest'
import { mayReopenModeration, reopeningMs } from './reopening.ts'

const decidedAt = new Date('2026-11-27T08:00:00Z')
const after = (ms: number) => new Date(decidedAt.getTime() + ms)

test('a decision can be taken back for ten minutes', () => {
  expect(mayReopenModeration({ decidedAt, holds: true }, after(reopeningMs)).allowed).toBe(true)
})

test.each([
  ['later than that', { decidedAt, holds: true }, after(reopeningMs + 1), 'moderation.decision_final'],
  ['when it was taken back already', { decidedAt, holds: false }, after(1), 'moderation.not_decided'],
  ['when there was none', undefined, after(1), 'moderation.not_decided'],
])('a decision cannot be taken back %s', (_, decision, now, because) => {
  expect(mayReopenModeration(decision, now)).toEqual({ allowed: false, because })
})
