import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { DayField } from './day-field.tsx'

async function show(props: { value?: string; min?: string; max?: string } = {}) {
  const onChange = vi.fn<(day: string) => void>()
  const { screen } = await renderScreen(<DayField label="From" value="" onChange={onChange} {...props} />, {
    words: [],
  })
  return { onChange, screen, input: screen.getByRole('textbox', { name: 'From' }) }
}

test('[FMT-09] a typed day is applied with Enter, not with every key', async () => {
  const { input, onChange } = await show()
  await userEvent.type(input, '5/3/2026')
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onChange.mock.calls).toEqual([['2026-03-05']])
})

test('[FMT-09] the day of the URL is shown as DD/MM/YYYY, and the clear button removes it', async () => {
  const { screen, input, onChange } = await show({ value: '2026-03-05' })
  await expect.element(input).toHaveValue('05/03/2026')
  await screen.getByRole('button', { name: 'Clear From' }).click()
  expect(onChange.mock.calls).toEqual([['']])
  await expect.element(input).toHaveFocus()
})

test('[FMT-09] an invalid or out-of-range day is marked and not applied', async () => {
  const { input, onChange } = await show({ max: '2026-03-31' })
  await userEvent.type(input, '30/02/2026{Enter}')
  await expect.element(input).toHaveAccessibleDescription('Write the day as 25/12/2026')
  await userEvent.clear(input)
  await userEvent.type(input, '01/04/2026{Enter}')
  await expect.element(input).toHaveAccessibleDescription('Choose 31/03/2026 or earlier')
  expect(onChange).not.toHaveBeenCalled()
})

test('[FMT-11] the calendar’s weeks begin on Monday; it opens on the selected day, and a day is selected with the keyboard', async () => {
  const { screen, onChange } = await show({ value: '2026-03-05' })
  await screen.getByRole('button', { name: 'Open calendar: From' }).click()
  await expect.element(screen.getByRole('button', { name: /March 5, 2026/ })).toHaveFocus()
  // The names of the days are hidden from screen readers: each day tells its own.
  expect(screen.getByRole('dialog').element().querySelector('th')?.textContent).toBe('Mon')
  await userEvent.keyboard('{ArrowRight}{Enter}')
  expect(onChange.mock.calls).toEqual([['2026-03-06']])
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})
