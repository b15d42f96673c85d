import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { ScrollArea } from './scroll-area.tsx'

const meta = {
  title: 'Foundations/ScrollArea',
  component: ScrollArea,
  args: { label: 'Danh mục', children: 'Trái cây · Rau củ · Thủ công mỹ nghệ · '.repeat(20) },
  parameters: { english: { label: 'Categories', children: 'Fruit · Vegetables · Handicrafts · '.repeat(20) } },
} satisfies Meta<typeof ScrollArea>
export default meta
type Story = StoryObj<typeof meta>

export const Overflowing: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const area = await canvas.findByRole('region', { name: t('Danh mục', 'Categories') })
    await userEvent.tab()
    await expect(area).toHaveFocus()
  },
}

export const Fitting: Story = {
  args: { children: 'Trái cây' },
  parameters: { english: { children: 'Fruit' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull())
  },
}
