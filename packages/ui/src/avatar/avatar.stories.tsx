import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { storyPicture } from '../gallery/story-pictures.ts'
import { Avatar } from './avatar.tsx'

const meta = { title: 'Data/Avatar', component: Avatar, args: { name: 'Nguyễn Thị Ánh' } } satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const Initials: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Nguyễn Thị Ánh' })).toHaveTextContent('NÁ')
  },
}

export const Picture: Story = { args: { src: storyPicture('#bcd4ff', '#2563eb') } }

export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('NÁ')).toBeVisible()
  },
}

export const Sizes: Story = {
  render: (args) => (
    <p>
      <Avatar {...args} size="xs" /> <Avatar {...args} size="sm" /> <Avatar {...args} /> <Avatar {...args} size="lg" />{' '}
      <Avatar {...args} size="xl" shape="square" />
    </p>
  ),
}

export const Decorative: Story = {
  args: { isDecorative: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}
