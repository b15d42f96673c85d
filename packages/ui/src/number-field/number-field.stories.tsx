import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { expectSpinButtonKeyboard } from '../../testing/keyboard/expect-keyboard.ts'
import { NumberField } from './number-field.tsx'

const meta = {
  title: 'Inputs/NumberField',
  component: NumberField,
  args: { label: 'Số lượng tồn kho', name: 'stock', min: 0, max: 999 },
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Số lượng tồn kho' })
    await expectSpinButtonKeyboard(input)
    await userEvent.type(input, '12a5')
    await expect(input).toHaveValue(125)
  },
}

export const WithUnit: Story = { args: { label: 'Khối lượng', unit: 'kg', step: 0.1, defaultValue: 1.5 } }
export const WithError: Story = { args: { error: 'Số lượng không được âm', defaultValue: -1 } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 3 } }
