import { expect, test } from 'vitest'
import { seededRandom } from '../random.ts'
import { peopleMaker } from './plan-people.ts'

const at = { city: 'Huế', createdAt: new Date('2026-01-01T00:00:00Z') }

test('peopleMaker: the first name is the given name; middle names belong to the family name', () => {
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
