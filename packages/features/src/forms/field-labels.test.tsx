import { ComboBox } from '@chonoi/ui/combo-box'
import { DatePicker } from '@chonoi/ui/date-picker'
import { MoneyField } from '@chonoi/ui/money-field'
import { TextField } from '@chonoi/ui/text-field'
import { expect, test } from 'vitest'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { fieldLabels } from './field-labels.ts'

test('fields of every kind are named by their visible labels', async () => {
  const { screen } = await renderScreen(
    <form aria-label="Bill">
      <TextField label="Name" name="name" isRequired />
      <MoneyField label="Amount" name="amount" isRequired />
      <ComboBox label="Ward" name="ward" options={[{ value: 'a', label: 'A' }]} isRequired />
      <DatePicker label="Day" name="day" isRequired />
    </form>,
    { words: [] },
  )
  const form = screen.getByRole('form', { name: 'Bill' })
  await expect.element(form).toBeVisible()
  expect(Object.fromEntries(fieldLabels(form.element() as HTMLFormElement))).toEqual({
    name: 'Name',
    amount: 'Amount',
    ward: 'Ward',
    day: 'Day',
  })
})
