import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Skeleton, SkeletonRegion } from './skeleton.tsx'

const meta = { title: 'Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = {}

export const Paragraph: Story = { args: { lines: 3 } }

export const Circle: Story = { args: { shape: 'circle' } }

export const Block: Story = { args: { shape: 'block', ratio: 'wide' } }

export const CardShape: Story = {
  render: () => (
    <SkeletonRegion style={{ display: 'grid', gap: 12, maxInlineSize: 280 }}>
      <Skeleton shape="block" ratio="square" />
      <Skeleton lines={2} />
      <Skeleton width={4} size="lg" />
    </SkeletonRegion>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Đang tải|Loading/)
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull()
  },
}
