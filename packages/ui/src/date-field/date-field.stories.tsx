import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { DateField } from './date-field.tsx'

const meta = {
  title: 'Inputs/DateField',
  component: DateField,
  args: { label: 'Ngày sinh', name: 'birthDate', max: '2026-11-21', onChange: fn() },
  parameters: { english: { label: 'Date of birth' } },
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    const input = canvas.getByLabelText(t('Ngày sinh', 'Date of birth'))
    await fireEvent.change(input, { target: { value: '1995-08-30' } })
    await expect(input).toHaveValue('1995-08-30')
    await expect(args.onChange).toHaveBeenCalled()
    await expect(input).toHaveAccessibleDescription(t('30 tháng 8, 1995', '30 August 1995'))
  },
}

export const WithError: Story = {
  args: { defaultValue: '2030-01-01', error: 'Ngày sinh không được ở tương lai' },
  parameters: { english: { error: 'The date of birth can’t be in the future' } },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: '1995-08-30' } }
