import { expect, test } from 'vitest'
import { daysUnderWay, deliveryEstimate } from './delivery-estimate.ts'

const [hanoi, ninhBinh, hue, hoChiMinhCity, canTho] = ['01', '37', '46', '79', '92'] as const

test.each([
  ['within a province', hanoi, hanoi, 1, 2],
  ['within the north', hanoi, ninhBinh, 2, 3],
  ['within the south', hoChiMinhCity, canTho, 2, 3],
  ['from the centre to the north', hue, hanoi, 3, 4],
  ['from the north to the south', hanoi, canTho, 3, 5],
  ['from an unknown province', null, canTho, 2, 5],
  ['to an unknown province', hanoi, null, 2, 5],
])('daysUnderWay: %s', (_, from, to, least, most) => {
  expect(daysUnderWay(from, to)).toEqual({ least, most })
})

const fridayMorning = new Date('2026-11-27T02:00:00Z')
const fridayAt = (time: string) => new Date(`2026-11-27T${time}:00+07:00`)
const saturday = '2026-11-28'
const monday = '2026-11-30'
const tuesday = '2026-12-01'

test('deliveryEstimate: an order of a morning leaves on that day, and Sunday does not count', () => {
  expect(deliveryEstimate(fridayMorning, hanoi, hanoi)).toEqual({ from: saturday, to: monday })
})

test('deliveryEstimate: until 15:00 in Vietnam it leaves on the same day', () => {
  expect(deliveryEstimate(fridayAt('14:59'), hanoi, hanoi).from).toBe(saturday)
})

test('deliveryEstimate: from 15:00 on it leaves on the next day', () => {
  expect(deliveryEstimate(fridayAt('15:00'), hanoi, hanoi)).toEqual({ from: monday, to: tuesday })
})

test('deliveryEstimate: an order of a Sunday leaves on Monday', () => {
  expect(deliveryEstimate(new Date('2026-11-29T02:00:00Z'), hanoi, hanoi).from).toBe(tuesday)
})
