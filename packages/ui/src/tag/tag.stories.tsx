import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { Tag } from './tag.tsx'

const meta = {
  title: 'Data/Tag',
  component: Tag,
  args: { children: 'Áo thun' },
  parameters: { english: { children: 'T-shirts' } },
} satisfies Meta<typeof Tag>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Removable: Story = {
  args: { onRemove: fn() },
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = textsIn(globals)
    const remove = canvas.getByRole('button', { name: t(/Áo thun/, /T-shirts/) })
    await userEvent.tab()
    await expect(remove).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}

export const LongText: Story = {
  args: {
    children: 'Thành phố Hồ Chí Minh, phường Bến Nghé, đường Nguyễn Huệ, khu phố đi bộ ven sông Sài Gòn',
    onRemove: fn(),
  },
  parameters: {
    english: {
      children: 'Ho Chi Minh City, Bến Nghé ward, Nguyễn Huệ street, the pedestrian quarter along the Sài Gòn River',
    },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 280 }}>{Story()}</div>],
}
