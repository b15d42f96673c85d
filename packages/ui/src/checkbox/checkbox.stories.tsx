import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { expectTickKeyboard } from '../../testing/keyboard/expect-keyboard.ts'
import { Checkbox } from './checkbox.tsx'

const meta = {
  title: 'Inputs/Checkbox',
  component: Checkbox,
  parameters: { keyboard: 'checkbox' },
  args: { label: 'Tôi đồng ý với điều khoản sử dụng', name: 'terms', onChange: fn(), ref: fn() },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Tôi đồng ý với điều khoản sử dụng' })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await userEvent.click(canvas.getByText(/điều khoản/))
    await expect(box).not.toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
    await expect(args.ref).toHaveBeenCalledWith(box)
  },
}

export const Checked: Story = { args: { defaultChecked: true, help: 'Bạn có thể đổi ý bất cứ lúc nào.' } }

export const Indeterminate: Story = {
  args: { isIndeterminate: true, label: 'Chọn tất cả' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked()
  },
}

export const WithError: Story = {
  args: { isRequired: true, error: 'Bạn cần đồng ý để tiếp tục' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Bạn cần đồng ý để tiếp tục')
  },
}

export const Disabled: Story = { args: { disabled: true } }
export const DisabledChecked: Story = { args: { disabled: true, defaultChecked: true } }

export const LongVietnameseText: Story = {
  args: {
    label:
      'Tôi muốn nhận thông tin khuyến mãi, ưu đãi dành riêng cho thành viên và tin tức về các gian hàng tôi đang theo dõi qua email, tin nhắn và thông báo đẩy',
  },
}

/** Tests the keys of the Authoring Practices with the assertion that all components of this pattern share. */
export const KeyboardPattern: Story = {
  play: ({ canvas }) => expectTickKeyboard(canvas.getByRole('checkbox'), 'checkbox'),
}
