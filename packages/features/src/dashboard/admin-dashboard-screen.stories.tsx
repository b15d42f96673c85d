import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { alive, wordsOf } from '../../testing/alive/alive.ts'
import { AdminDashboardScreen } from './admin-dashboard-screen.tsx'

const meta = {
  title: 'Features/Dashboard of the platform',
  component: AdminDashboardScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'superadmin@chonoi.test', at: '/admin' }),
} satisfies Meta<typeof AdminDashboardScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/₫/)).length).toBeGreaterThan(0)
  },
}

export const OutOfReach: Story = {
  parameters: alive({ as: 'superadmin@chonoi.test', at: '/admin', network: 'gone' }),
  play: async ({ canvas, loaded }) => {
    const said = await canvas.findAllByText(wordsOf(loaded)('common:state.loadFailed'))
    await expect(said.length).toBeGreaterThan(0)
  },
}
