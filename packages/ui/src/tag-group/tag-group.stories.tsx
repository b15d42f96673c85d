import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { TagGroup } from './tag-group.tsx'

const meta = {
  title: 'Data/TagGroup',
  component: TagGroup,
  args: {
    label: 'Danh mục',
    items: [
      { id: 'fruit', label: 'Trái cây' },
      { id: 'fish', label: 'Cá nước ngọt' },
      { id: 'flowers', label: 'Hoa Sa Đéc' },
    ],
  },
  parameters: {
    english: {
      label: 'Categories',
      items: [
        { id: 'fruit', label: 'Fruit' },
        { id: 'fish', label: 'Freshwater fish' },
        { id: 'flowers', label: 'Sa Đéc flowers' },
      ],
    },
  },
} satisfies Meta<typeof TagGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Removable: Story = {
  parameters: { noScreenshot: 'It ends without a tag.' },
  render: function Removing(args) {
    const [left, setLeft] = useState(args.items)
    return <TagGroup {...args} items={left} onRemove={(id) => setLeft(left.filter((item) => item.id !== id))} />
  },
  play: async ({ canvas, globals, userEvent }) => {
    const t = textsIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: t(/Cá nước ngọt/, /Freshwater fish/) }))
    await expect(canvas.queryByText(t('Cá nước ngọt', 'Freshwater fish'))).toBeNull()
    await expect(canvas.getByRole('button', { name: t(/Hoa Sa Đéc/, /Sa Đéc flowers/) })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: t(/Trái cây/, /Fruit/) })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('list')).toHaveFocus()
  },
}
