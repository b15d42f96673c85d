import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { AvatarGroup } from './avatar-group.tsx'

const meta = {
  title: 'Data/AvatarGroup',
  component: AvatarGroup,
  args: {
    label: 'Người bán trên ghe',
    people: ['Nguyễn Văn An', 'Trần Thị Bé', 'Lê Văn Chín', 'Phạm Thị Diễm', 'Võ Văn Em', 'Huỳnh Thị Giang'].map(
      (name) => ({ name }),
    ),
  },
  parameters: { english: { label: 'Sellers on the boat' } },
} satisfies Meta<typeof AvatarGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await expect(canvas.getByRole('list', { name: t('Người bán trên ghe', 'Sellers on the boat') })).toBeVisible()
    await expect(canvas.getAllByRole('img')).toHaveLength(4)
    await expect(canvas.getAllByRole('listitem').at(-1)).toHaveTextContent(/và 2 người khác|and 2 more/)
  },
}

export const AllShown: Story = {
  args: { max: 6 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
  },
}

/** Only the first are known; the others are counted. */
export const Many: Story = { args: { total: 12_480 } }

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['xs', 'sm', 'md', 'lg'] as const).map((size) => (
        <AvatarGroup key={size} {...args} size={size} label={`${args.label} ${size}`} />
      ))}
    </div>
  ),
}

export const Shops: Story = {
  args: { shape: 'square', label: 'Gian hàng' },
  parameters: { english: { label: 'Shops' } },
}

export const Nobody: Story = {
  args: { people: [] },
  parameters: { noScreenshot: 'Without anybody it paints nothing.' },
}
