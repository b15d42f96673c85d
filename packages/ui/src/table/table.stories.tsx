import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Table } from './table.tsx'

const harvests = [
  ['Xoài cát Hòa Lộc', 'Cái Bè', '1.240'],
  ['Sầu riêng Ri6', 'Vĩnh Long', '860'],
  ['Quýt hồng', 'Lai Vung', '2.315'],
] as const

const meta = {
  title: 'Data/Table',
  component: Table,
  args: {
    caption: 'Sản lượng theo vùng',
    children: (
      <>
        <thead>
          <tr>
            <th scope="col">Trái cây</th>
            <th scope="col">Nơi trồng</th>
            <th scope="col" data-numeric="">
              Số giỏ
            </th>
          </tr>
        </thead>
        <tbody>
          {harvests.map(([fruit, place, baskets]) => (
            <tr key={fruit}>
              <th scope="row">{fruit}</th>
              <td>{place}</td>
              <td data-numeric="">{baskets}</td>
            </tr>
          ))}
        </tbody>
      </>
    ),
  },
} satisfies Meta<typeof Table>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Sản lượng theo vùng' })).toBeVisible()
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3)
  },
}

export const Compact: Story = { args: { density: 'compact', isCaptionHidden: true } }

export const Narrow: Story = { decorators: [(Story) => <div style={{ maxInlineSize: 240 }}>{Story()}</div>] }
