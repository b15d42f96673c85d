import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { expectTickKeyboard } from '../../testing/keyboard/expect-keyboard.ts'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { Checkbox } from './checkbox.tsx'

const meta = {
  title: 'Inputs/Checkbox',
  component: Checkbox,
  parameters: { keyboard: 'checkbox', english: { label: 'I agree to the terms of use' } },
  args: { label: 'Tôi đồng ý với điều khoản sử dụng', name: 'terms', onChange: fn(), ref: fn() },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    const box = canvas.getByRole('checkbox', {
      name: t('Tôi đồng ý với điều khoản sử dụng', 'I agree to the terms of use'),
    })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await userEvent.click(canvas.getByText(t(/điều khoản/, /terms/)))
    await expect(box).not.toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
    await expect(args.ref).toHaveBeenCalledWith(box)
  },
}

export const Checked: Story = {
  args: { defaultChecked: true, help: 'Bạn có thể đổi ý bất cứ lúc nào.' },
  parameters: { english: { help: 'You can change your mind at any time.' } },
}

export const Indeterminate: Story = {
  args: { isIndeterminate: true, label: 'Chọn tất cả' },
  parameters: { english: { label: 'Select all' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked()
  },
}

export const WithError: Story = {
  args: { isRequired: true, error: 'Bạn cần đồng ý để tiếp tục' },
  parameters: { english: { error: 'You need to agree to continue' } },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      t('Bạn cần đồng ý để tiếp tục', 'You need to agree to continue'),
    )
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
