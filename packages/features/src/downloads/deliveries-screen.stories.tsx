import type { Meta, StoryObj } from '@storybook/react-vite'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { DeliveriesScreen } from './deliveries-screen.tsx'

const meta = {
  title: 'Features/Downloads/Digital deliveries',
  component: DeliveriesScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'seller@chonoi.test', at: '/seller/digital-deliveries' }),
} satisfies Meta<typeof DeliveriesScreen>
export default meta
type Story = StoryObj<typeof meta>

export const OfAShop: Story = {
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('downloads:shop.text')))
  },
}

/** The server refuses customers, whatever the page shows. */
export const NoPermission: Story = {
  parameters: alive({ as: 'customer@chonoi.test', at: '/seller/digital-deliveries' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByRole('heading', { name: wordsOf(loaded)('shell:access.partDenied') }))
  },
}
