import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { NotificationsScreen } from './notifications-screen.tsx'

const meta = {
  title: 'Features/Notifications',
  component: NotificationsScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'customer@chonoi.test', at: '/notifications' }),
} satisfies Meta<typeof NotificationsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/CN-\d{6}-/)).length).toBeGreaterThan(0)
  },
}

export const OutOfReach: Story = {
  parameters: alive({ as: 'customer@chonoi.test', at: '/notifications', network: 'gone' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('common:state.loadFailed')))
  },
}
