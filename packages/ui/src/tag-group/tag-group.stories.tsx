import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { TagGroup } from './tag-group.tsx'

const items = [
  { id: 'fruit', label: 'Trái cây' },
  { id: 'fish', label: 'Cá nước ngọt' },
  { id: 'flowers', label: 'Hoa Sa Đéc' },
]

const meta = { title: 'Data/TagGroup', component: TagGroup, args: { label: 'Danh mục', items } } satisfies Meta<
  typeof TagGroup
>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Removable: Story = {
  parameters: { noScreenshot: 'It ends without a tag.' },
  render: function Removing(args) {
    const [left, setLeft] = useState(args.items)
    return <TagGroup {...args} items={left} onRemove={(id) => setLeft(left.filter((item) => item.id !== id))} />
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Cá nước ngọt/ }))
    await expect(canvas.queryByText('Cá nước ngọt')).toBeNull()
    await expect(canvas.getByRole('button', { name: /Hoa Sa Đéc/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: /Trái cây/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('list')).toHaveFocus()
  },
}
