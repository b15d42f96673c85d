import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { openBeside } from '../../testing/alive/open-details.ts'
import { OrderMessagesScreen } from './order-messages-screen.tsx'

const meta = {
  title: 'Features/Orders/Messages to buyers',
  component: OrderMessagesScreen,
  tags: ['!autodocs'],
  args: { audience: 'admin' },
  parameters: alive({ as: 'admin@chonoi.test', at: '/admin/order-notifications' }),
} satisfies Meta<typeof OrderMessagesScreen>
export default meta
type Story = StoryObj<typeof meta>

/** What arrived on which channel, with sums above. */
export const OfThePlatform: Story = {
  play: async ({ canvas, loaded }) => {
    const t = wordsOf(loaded)
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(2))
    await expectSeen(canvas.findByText(t('orderMessages:stats.failed'), { selector: 'dt' }))
  },
}

/** A shop sees the messages of its own orders. */
export const OfAShop: Story = {
  args: { audience: 'seller' },
  parameters: alive({ as: 'seller@chonoi.test', at: '/seller/order-notifications' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('orderMessages:text.seller')))
  },
}

/** A message in full. */
export const BesideTheList: Story = {
  globals: { viewport: { value: 'w1280' } },
  parameters: alive({ as: 'admin@chonoi.test', at: '/admin/order-notifications' }),
  play: async ({ userEvent }) => {
    await openBeside(userEvent)
  },
}
