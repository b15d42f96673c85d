import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { expectTabsKeyboard } from '../../testing/keyboard/expect-keyboard.ts'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { CountBadge } from '../count-badge/count-badge.tsx'
import { Tabs } from './tabs.tsx'

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  parameters: {
    keyboard: 'tabs',
    english: {
      label: 'Details',
      items: [
        { id: 'about', label: 'Description', content: <p>Hòa Lộc mangoes, large, with golden flesh.</p> },
        { id: 'specs', label: 'Specifications', content: <p>450 to 600 grams each.</p> },
        { id: 'closed', label: 'Closed', content: <p>Not available.</p>, isDisabled: true },
        {
          id: 'opinions',
          label: 'Reviews',
          badge: <CountBadge count={12} tone="neutral" />,
          content: <p>Sweet and fragrant.</p>,
        },
      ],
    },
  },
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
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = textsIn(globals)
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: t('Mô tả', 'Description') })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: t('Thông số', 'Specifications') })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: t(/Ý kiến/, /Reviews/) })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: t('Mô tả', 'Description') })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(args.onSelect).toHaveBeenLastCalledWith('opinions')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent(t('Ngọt và thơm.', 'Sweet and fragrant.'))
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
  parameters: {
    english: {
      items: ['All', 'To confirm', 'Preparing', 'On the way', 'Delivered', 'Cancelled'].map((label) => ({
        id: label,
        label,
        content: <p>{label}</p>,
      })),
    },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
}

/** Checks the keys of the ARIA Authoring Practices with the assertion shared by all components of this pattern. */
export const KeyboardPattern: Story = { play: ({ canvas }) => expectTabsKeyboard(canvas.getByRole('tablist')) }
