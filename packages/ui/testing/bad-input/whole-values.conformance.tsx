import type { ReactNode } from 'react'
import { waitFor } from 'storybook/test'
import { expect, test } from 'vitest'
import { Calendar } from '../../src/calendar/calendar.tsx'
import { CountBadge } from '../../src/count-badge/count-badge.tsx'
import { DateField } from '../../src/date-field/date-field.tsx'
import { DatePicker } from '../../src/date-picker/date-picker.tsx'
import { DateRangePicker } from '../../src/date-range-picker/date-range-picker.tsx'
import { MoneyField } from '../../src/money-field/money-field.tsx'
import { NumberField } from '../../src/number-field/number-field.tsx'
import { Stat } from '../../src/stat/stat.tsx'
import { mount } from '../conformance/mounted.tsx'
import { checkOverflow } from '../modes/check-overflow.ts'
import { useKitPage } from './kit-page.ts'

useKitPage(320)

/** The largest safe integer, and the last day with a four-digit year. */
const most = Number.MAX_SAFE_INTEGER
const lastDay = '9999-12-31'
const maxCents = most - (most % 100)

/** Largest possible values, each with the field or text that must show it in full. */
const extremes: Record<string, [draw: () => ReactNode, shown: string | RegExp]> = {
  'MoneyField, 2^53': [() => <MoneyField label="Giá" defaultValueInCents={maxCents} />, '90.071.992.547.409'],
  'NumberField, 2^53': [() => <NumberField label="Số" defaultValue={most} />, '9007199254740991'],
  'Stat, 2^53': [() => <Stat label="Doanh thu" value={most.toLocaleString('vi-VN')} />, '9.007.199.254.740.991'],
  'CountBadge, 2^53': [() => <CountBadge count={most} label="Thư" />, '99+'],
  'DateField, year 9999': [() => <DateField label="Ngày" defaultValue={lastDay} />, lastDay],
  'DatePicker, year 9999': [() => <DatePicker label="Ngày" name="day" defaultValue={lastDay} />, lastDay],
  'DatePicker with time, year 9999': [
    () => <DatePicker label="Lúc" name="moment" granularity="minute" defaultValue="9999-12-31T23:59" />,
    '9999-12-31T23:59',
  ],
  'DateRangePicker, year 9999': [
    () => <DateRangePicker label="Ngày" name="days" defaultValue={{ from: '0001-01-01', to: lastDay }} />,
    lastDay,
  ],
  'Calendar, year 9999': [() => <Calendar label="Ngày" defaultValue={lastDay} />, /9999/],
}

const shownIn = (place: Element) =>
  [place.textContent, ...[...place.querySelectorAll('input')].map((input) => input.value)].join(' ')

test.each(Object.entries(extremes))('%s comes out whole', async (_, [drawExtreme, shown]) => {
  using mounted = mount(drawExtreme())
  await waitFor(() => expect(shownIn(mounted.container)).toMatch(shown))
  expect(checkOverflow().map(({ message }) => message)).toEqual([])
})
