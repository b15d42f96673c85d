import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DescriptionList } from './description-list.tsx'

const meta = {
  title: 'Data/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Người nhận', details: 'Nguyễn Thị Ánh' },
      { term: 'Địa chỉ', details: '12 Nguyễn Trãi, phường Ninh Kiều, thành phố Cần Thơ' },
      { term: 'Điện thoại', details: '0912 345 678' },
    ],
  },
  parameters: {
    english: {
      items: [
        { term: 'Recipient', details: 'Nguyễn Thị Ánh' },
        { term: 'Address', details: '12 Nguyễn Trãi, Ninh Kiều ward, Cần Thơ' },
        { term: 'Phone', details: '0912 345 678' },
      ],
    },
  },
} satisfies Meta<typeof DescriptionList>
export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(3)
  },
}

export const Stacked: Story = { args: { layout: 'stacked' } }

export const Grid: Story = { args: { layout: 'grid' } }

export const Figures: Story = {
  args: {
    items: [
      { term: 'Tạm tính', details: '350.000 ₫', isNumeric: true },
      { term: 'Phí vận chuyển', details: '25.000 ₫', isNumeric: true },
      { term: <strong>Tổng cộng</strong>, id: 'total', details: <strong>375.000 ₫</strong>, isNumeric: true },
    ],
  },
  parameters: {
    english: {
      items: [
        { term: 'Subtotal', details: '350.000 ₫', isNumeric: true },
        { term: 'Shipping fee', details: '25.000 ₫', isNumeric: true },
        { term: <strong>Total</strong>, id: 'total', details: <strong>375.000 ₫</strong>, isNumeric: true },
      ],
    },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 280 }}>{Story()}</div>],
}

export const Narrow: Story = { decorators: [(Story) => <div style={{ maxInlineSize: 280 }}>{Story()}</div>] }
