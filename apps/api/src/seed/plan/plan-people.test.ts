import { expect, test } from 'vitest'
import { seededRandom } from '../random.ts'
import { peopleMaker } from './plan-people.ts'

const at = { city: 'Huế', createdAt: new Date('2026-01-01T00:00:00Z') }

test('the first name is the one people are called by; middle names go with the family’s', () => {
  const make = peopleMaker(seededRandom(1))
  const names = [make(['Nguyễn', 'Thị Mai'], at), make(['Trần', 'Hùng'], at)].map((one) => [
    one.lastName,
    one.firstName,
  ])
  expect(names).toEqual([
    ['Nguyễn Thị', 'Mai'],
    ['Trần', 'Hùng'],
  ])
})
