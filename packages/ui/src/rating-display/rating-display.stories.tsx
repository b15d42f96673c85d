import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { RatingDisplay } from './rating-display.tsx'

const meta = {
  title: 'Data/RatingDisplay',
  component: RatingDisplay,
  args: { value: 4.5, count: 1280 },
} satisfies Meta<typeof RatingDisplay>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const [rating, count] = t(['4,5 trên 5 sao', '1280 đánh giá'], ['4.5 out of 5 stars', '1280 reviews'])
    await expect(canvas.getByRole('img', { name: rating })).toBeVisible()
    await expect(canvas.getByText(count)).toBeInTheDocument()
  },
}

export const WithValue: Story = { args: { isValueShown: true, size: 'lg' } }
export const Small: Story = { args: { size: 'sm', value: 3 } }
export const None: Story = { args: { value: 0, count: 0 } }
