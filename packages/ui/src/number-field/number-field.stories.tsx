import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { expectSpinButtonKeyboard } from '../../testing/keyboard/expect-keyboard.ts'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { NumberField } from './number-field.tsx'

const meta = {
  title: 'Inputs/NumberField',
  component: NumberField,
  args: { label: 'Số lượng tồn kho', name: 'stock', min: 0, max: 999 },
  parameters: { english: { label: 'Stock' } },
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const input = canvas.getByRole('spinbutton', { name: t('Số lượng tồn kho', 'Stock') })
    await expectSpinButtonKeyboard(input)
    await userEvent.type(input, '12a5')
    await expect(input).toHaveValue(125)
  },
}

export const PowerOfTen: Story = {
  args: { onChange: fn() },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('spinbutton')
    await userEvent.click(input)
    await fireEvent.input(input, { target: { value: '1e1' } })
    await userEvent.tab()
    await expect(input.value).toBe('10')
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}

export const WithUnit: Story = {
  args: { label: 'Khối lượng', unit: 'kg', step: 0.1, defaultValue: 1.5 },
  parameters: { english: { label: 'Weight' } },
}
export const WithError: Story = {
  args: { error: 'Số lượng không được âm', defaultValue: -1 },
  parameters: { english: { error: 'The quantity can’t be negative' } },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: 3 } }
