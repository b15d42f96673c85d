import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { inEnglish, inVietnamese, type Texts } from '../../testing/stories/texts-in.ts'
import { Card } from '../card/card.tsx'
import { Carousel } from './carousel.tsx'

const itemsIn = (t: Texts) =>
  Array.from({ length: 8 }, (_, index) => ({
    id: `boat-${index}`,
    content: (
      <Card title={t(`Ghe số ${index + 1}`, `Boat ${index + 1}`)}>
        <a href="#boat">{t('Xem', 'View')}</a>
      </Card>
    ),
  }))

const meta = {
  title: 'Data/Carousel',
  component: Carousel,
  args: { label: 'Ghe mới vào bến', title: <h2>Ghe mới vào bến</h2>, items: itemsIn(inVietnamese) },
  parameters: {
    english: { label: 'New boats at the pier', title: <h2>New boats at the pier</h2>, items: itemsIn(inEnglish) },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}>{Story()}</div>],
} satisfies Meta<typeof Carousel>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const previous = await canvas.findByRole('button', { name: /Trước|Previous/ })
    await waitFor(() => expect(previous).toBeDisabled())
    const next = canvas.getByRole('button', { name: /Sau|Next/ })
    await waitFor(() => expect(next).toBeEnabled())
    await userEvent.click(next)
    await waitFor(() => expect(previous).toBeEnabled())
  },
}

export const FewItems: Story = {
  args: { items: itemsIn(inVietnamese).slice(0, 1) },
  parameters: { english: { items: itemsIn(inEnglish).slice(0, 1) } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Sau|Next/ })).toBeNull())
  },
}
