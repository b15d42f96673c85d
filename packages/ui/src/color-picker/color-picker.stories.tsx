import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
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
} satisfies Meta<typeof ColorPicker>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  play: async ({ args, canvas, globals }) => {
    const isEnglish = globals.locale === 'en'
    const code = canvas.getByRole('textbox', { name: isEnglish ? 'Colour code' : 'Mã màu' })
    await userEvent.clear(code)
    await userEvent.type(code, 'F8')
    await expect(code).toBeInvalid()
    await userEvent.type(code, '0')
    await expect(args.onChange).toHaveBeenLastCalledWith('#ff8800')
    await expect(code).toBeValid()
    await userEvent.tab()
    await expect(code).toHaveValue('#ff8800')
    await userEvent.click(canvas.getByRole('radio', { name: 'Xanh lá' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Cam xoài' })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith('#b24a05')
    await fireEvent.change(canvas.getByLabelText(isEnglish ? 'Pick a colour' : 'Chọn màu'), {
      target: { value: '#00aabb' },
    })
    await expect(code).toHaveValue('#00aabb')
  },
}

export const WithoutSwatches: Story = { args: { swatches: [] } }
export const WithError: Story = { args: { error: 'Màu này đã có gian hàng khác dùng' } }
export const Disabled: Story = { args: { disabled: true } }
