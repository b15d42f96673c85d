import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { PhoneField } from './phone-field.tsx'

const meta = {
  title: 'Inputs/PhoneField',
  component: PhoneField,
  args: { label: 'Số điện thoại', name: 'phone', placeholder: '0912 345 678' },
  parameters: { english: { label: 'Phone number' } },
} satisfies Meta<typeof PhoneField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const input = canvas.getByRole('textbox', { name: t('Số điện thoại', 'Phone number') })
    await expect(input).toHaveAttribute('autocomplete', 'tel')
    await userEvent.type(input, '0912345678')
    await expect(input).toHaveValue('0912345678')
  },
}

export const WithError: Story = {
  args: { error: 'Số điện thoại không hợp lệ', defaultValue: '0123' },
  parameters: { english: { error: 'This phone number is not valid' } },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: '0912 345 678' } }
