import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../stack/stack.tsx'
import { Table } from '../table/table.tsx'
import { Card, cardVariants } from './card.tsx'

const meta = {
  title: 'Data/Card',
  component: Card,
  args: { children: <p>Chợ họp từ 5 giờ sáng, đông nhất lúc mặt trời lên.</p> },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithTitle: Story = {
  args: { title: 'Giờ họp chợ', description: 'Cập nhật theo con nước', actions: <a href="#map">Bản đồ</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Giờ họp chợ' })).toBeVisible()
  },
}

export const WithFooter: Story = { args: { title: 'Giờ họp chợ', footer: <a href="#all">Xem tất cả</a> } }

/** Content with its own edges, such as a table, reaches the edges of the card. */
export const EdgeToEdge: Story = {
  args: {
    padding: 'none',
    title: 'Giờ nước hôm nay',
    children: (
      <Table caption="Giờ nước hôm nay" isCaptionHidden density="compact">
        <tbody>
          <tr>
            <th scope="row">Nước lớn</th>
            <td data-numeric="">04:20</td>
          </tr>
          <tr>
            <th scope="row">Nước ròng</th>
            <td data-numeric="">11:05</td>
          </tr>
        </tbody>
      </Table>
    ),
  },
}

export const LongText: Story = {
  args: {
    title: 'Những chiếc ghe chở trái cây từ Cái Bè, Vĩnh Long, Sa Đéc về Cái Răng trước khi mặt trời mọc trên sông Hậu',
    actions: <a href="#map">Xem bản đồ</a>,
  },
}

/** A link styled as a card, by its classes or with `asChild`. */
export const AsLink: Story = {
  render: () => (
    <Stack>
      <a href="#cho" className={cardVariants({ padding: 'sm' })}>
        <span className="ui-card-body">Chợ nổi Cái Răng</span>
      </a>
      <Card asChild title="Chợ nổi Phong Điền" headingLevel={3}>
        <a href="#phong-dien">Họp từ 4 giờ sáng</a>
      </Card>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Chợ nổi Cái Răng' })).toHaveClass('ui-card--sm')
    await expect(canvas.getByRole('link', { name: /Phong Điền.*Họp từ 4 giờ sáng/ })).toHaveClass('ui-card')
  },
}
