import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { Stack } from '../stack/stack.tsx'
import { Table } from '../table/table.tsx'
import { Card, cardVariants } from './card.tsx'

const meta = {
  title: 'Data/Card',
  component: Card,
  args: { children: <p>Chợ họp từ 5 giờ sáng, đông nhất lúc mặt trời lên.</p> },
  parameters: { english: { children: <p>The market opens at 5 in the morning and is busiest at sunrise.</p> } },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithTitle: Story = {
  args: { title: 'Giờ họp chợ', description: 'Cập nhật theo con nước', actions: <a href="#map">Bản đồ</a> },
  parameters: {
    english: { title: 'Market hours', description: 'Updated with the tides', actions: <a href="#map">Map</a> },
  },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await expect(canvas.getByRole('heading', { level: 2, name: t('Giờ họp chợ', 'Market hours') })).toBeVisible()
  },
}

export const WithFooter: Story = {
  args: { title: 'Giờ họp chợ', footer: <a href="#all">Xem tất cả</a> },
  parameters: { english: { title: 'Market hours', footer: <a href="#all">See all</a> } },
}

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
  parameters: {
    english: {
      title: 'Today’s tides',
      children: (
        <Table caption="Today’s tides" isCaptionHidden density="compact">
          <tbody>
            <tr>
              <th scope="row">High tide</th>
              <td data-numeric="">04:20</td>
            </tr>
            <tr>
              <th scope="row">Low tide</th>
              <td data-numeric="">11:05</td>
            </tr>
          </tbody>
        </Table>
      ),
    },
  },
}

export const LongText: Story = {
  args: {
    title: 'Những chiếc ghe chở trái cây từ Cái Bè, Vĩnh Long, Sa Đéc về Cái Răng trước khi mặt trời mọc trên sông Hậu',
    actions: <a href="#map">Xem bản đồ</a>,
  },
  parameters: {
    english: {
      title:
        'The boats that carry fruit from Cái Bè, Vĩnh Long and Sa Đéc to Cái Răng before the sun rises over the Hậu River',
      actions: <a href="#map">View map</a>,
    },
  },
}

/** A link styled as a card, by its classes or with `asChild`. */
export const AsLink: Story = {
  render: (_, { globals }) => {
    const t = textsIn(globals)
    return (
      <Stack>
        <a href="#cho" className={cardVariants({ padding: 'sm' })}>
          <span className="ui-card-body">{t('Chợ nổi Cái Răng', 'Cái Răng floating market')}</span>
        </a>
        <Card asChild title={t('Chợ nổi Phong Điền', 'Phong Điền floating market')} headingLevel={3}>
          <a href="#phong-dien">{t('Họp từ 4 giờ sáng', 'Opens at 4 in the morning')}</a>
        </Card>
      </Stack>
    )
  },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await expect(canvas.getByRole('link', { name: t('Chợ nổi Cái Răng', 'Cái Răng floating market') })).toHaveClass(
      'ui-card--sm',
    )
    await expect(
      canvas.getByRole('link', { name: t(/Phong Điền.*Họp từ 4 giờ sáng/, /Phong Điền.*Opens at 4 in the morning/) }),
    ).toHaveClass('ui-card')
  },
}
