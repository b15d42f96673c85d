import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Breadcrumbs } from './breadcrumbs.tsx'

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [{ label: 'Trang đầu', href: '/' }, { label: 'Trái cây', href: '/fruit' }, { label: 'Xoài cát Hòa Lộc' }],
  },
} satisfies Meta<typeof Breadcrumbs>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: /Đường dẫn|Breadcrumbs/ })).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    await expect(canvas.getByText('Xoài cát Hòa Lộc')).toHaveAttribute('aria-current', 'page')
  },
}

export const OnlyThisPage: Story = { args: { items: [{ label: 'Trang đầu' }] } }

export const LongText: Story = {
  args: {
    items: [
      { label: 'Trang đầu', href: '/' },
      { label: 'Nhà cửa và đời sống', href: '/home' },
      { label: 'Dụng cụ nấu ăn truyền thống miền Tây', href: '/home/kitchen' },
      { label: 'Bộ nồi đất nung thủ công làng gốm Vĩnh Long ba chiếc có nắp đậy' },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 280 }}>{Story()}</div>],
}
