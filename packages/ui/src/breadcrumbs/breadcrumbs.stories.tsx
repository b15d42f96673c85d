import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [{ label: 'Trang đầu', href: '/' }, { label: 'Trái cây', href: '/fruit' }, { label: 'Xoài cát Hòa Lộc' }],
  },
  parameters: {
    english: {
      items: [{ label: 'Home', href: '/' }, { label: 'Fruit', href: '/fruit' }, { label: 'Hòa Lộc mangoes' }],
    },
  },
} satisfies Meta<typeof Breadcrumbs>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await expect(canvas.getByRole('navigation', { name: /Đường dẫn|Breadcrumbs/ })).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    await expect(canvas.getByText(t('Xoài cát Hòa Lộc', 'Hòa Lộc mangoes'))).toHaveAttribute('aria-current', 'page')
  },
}

export const OnlyThisPage: Story = {
  args: { items: [{ label: 'Trang đầu' }] },
  parameters: { english: { items: [{ label: 'Home' }] } },
}

export const LongText: Story = {
  args: {
    items: [
      { label: 'Trang đầu', href: '/' },
      { label: 'Nhà cửa và đời sống', href: '/home' },
      { label: 'Dụng cụ nấu ăn truyền thống miền Tây', href: '/home/kitchen' },
      { label: 'Bộ nồi đất nung thủ công làng gốm Vĩnh Long ba chiếc có nắp đậy' },
    ],
  },
  parameters: {
    english: {
      items: [
        { label: 'Home', href: '/' },
        { label: 'Home and living', href: '/home' },
        { label: 'Traditional kitchenware of the Mekong Delta', href: '/home/kitchen' },
        { label: 'Set of three handmade clay pots with lids from the potters of Vĩnh Long' },
      ],
    },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 280 }}>{Story()}</div>],
}
