import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { ColorPicker } from './color-picker.tsx'

const meta = {
  title: 'Inputs/ColorPicker',
  component: ColorPicker,
  args: {
    label: 'Màu gian hàng',
    name: 'color',
    help: 'Dùng cho nút và liên kết',
    swatches: [
      { value: '#2563eb', label: 'Xanh nước' },
      { value: '#187a3c', label: 'Xanh lá' },
      { value: '#b24a05', label: 'Cam xoài' },
      { value: '#c4232d', label: 'Đỏ sơn' },
    ],
    onChange: fn(),
  },
  parameters: {
    english: {
      label: 'Shop colour',
      help: 'Used for buttons and links',
      swatches: [
        { value: '#2563eb', label: 'River blue' },
        { value: '#187a3c', label: 'Leaf green' },
        { value: '#b24a05', label: 'Mango orange' },
        { value: '#c4232d', label: 'Lacquer red' },
      ],
    },
  },
} satisfies Meta<typeof ColorPicker>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    const code = canvas.getByRole('textbox', { name: t('Mã màu', 'Colour code') })
    await userEvent.clear(code)
    await userEvent.type(code, 'F8')
    await expect(code).toBeInvalid()
    await userEvent.type(code, '0')
    await expect(args.onChange).toHaveBeenLastCalledWith('#ff8800')
    await expect(code).toBeValid()
    await userEvent.tab()
    await expect(code).toHaveValue('#ff8800')
    await userEvent.click(canvas.getByRole('radio', { name: t('Xanh lá', 'Leaf green') }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: t('Cam xoài', 'Mango orange') })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith('#b24a05')
    await fireEvent.change(canvas.getByLabelText(t('Chọn màu', 'Pick a colour')), {
      target: { value: '#00aabb' },
    })
    await expect(code).toHaveValue('#00aabb')
  },
}

export const WithoutSwatches: Story = { args: { swatches: [] } }
export const WithError: Story = {
  args: { error: 'Màu này đã có gian hàng khác dùng' },
  parameters: { english: { error: 'Another shop already uses this colour' } },
}
export const Disabled: Story = { args: { disabled: true } }
