import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { DateField } from './date-field.tsx'

const meta = {
  title: 'Inputs/DateField',
  component: DateField,
  args: { label: 'Ngày sinh', name: 'birthDate', max: '2026-11-21', onChange: fn() },
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const input = canvas.getByLabelText('Ngày sinh')
    await fireEvent.change(input, { target: { value: '1995-08-30' } })
    await expect(input).toHaveValue('1995-08-30')
    await expect(args.onChange).toHaveBeenCalled()
    await expect(input).toHaveAccessibleDescription(globals.locale === 'vi' ? '30 tháng 8, 1995' : '30 August 1995')
  },
}

export const WithError: Story = { args: { defaultValue: '2030-01-01', error: 'Ngày sinh không được ở tương lai' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: '1995-08-30' } }
