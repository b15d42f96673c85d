import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { expectTabsKeyboard } from '../../testing/keyboard/expect-keyboard.ts'
import { CountBadge } from '../count-badge/count-badge.tsx'
import { Tabs } from './tabs.tsx'

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  parameters: { keyboard: 'tabs' },
  args: {
    label: 'Thông tin',
    onSelect: fn(),
    items: [
      { id: 'about', label: 'Mô tả', content: <p>Xoài cát Hòa Lộc, trái to, cơm vàng.</p> },
      { id: 'specs', label: 'Thông số', content: <p>Nặng 450 đến 600 gam mỗi trái.</p> },
      { id: 'closed', label: 'Đã đóng', content: <p>Không xem được.</p>, isDisabled: true },
      {
        id: 'opinions',
        label: 'Ý kiến',
        badge: <CountBadge count={12} tone="neutral" />,
        content: <p>Ngọt và thơm.</p>,
      },
    ],
  },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Mô tả' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Thông số' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: /Ý kiến/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Mô tả' })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(args.onSelect).toHaveBeenLastCalledWith('opinions')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Ngọt và thơm.')
  },
}

export const Vertical: Story = { args: { orientation: 'vertical' } }

export const ManyOnAPhone: Story = {
  args: {
    items: ['Tất cả', 'Chờ xác nhận', 'Đang chuẩn bị', 'Đang giao', 'Đã giao', 'Đã hủy'].map((label) => ({
      id: label,
      label,
      content: <p>{label}</p>,
    })),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
}

/** Checks the keys of the ARIA Authoring Practices with the assertion shared by all components of this pattern. */
export const KeyboardPattern: Story = { play: ({ canvas }) => expectTabsKeyboard(canvas.getByRole('tablist')) }
