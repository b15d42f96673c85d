import type { Order } from '@chonoi/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { alive, arrangedFor, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { payCart } from '../../testing/alive/arrange.ts'
import { OrderConfirmationScreen } from './order-confirmation-screen.tsx'

const meta = {
  title: 'Features/Orders/After paying',
  component: OrderConfirmationScreen,
  tags: ['!autodocs'],
  args: { orderId: '' },
  parameters: alive({ as: 'customer@chonoi.test', at: '/orders/1/confirmation', before: payCart }),
  render: (_, { loaded }) => <OrderConfirmationScreen orderId={arrangedFor<Pick<Order, 'id'>>(loaded).id} />,
} satisfies Meta<typeof OrderConfirmationScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Paid: Story = {
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByRole('heading', { level: 1, name: wordsOf(loaded)('orders:confirmation.title') }))
    await expect((await canvas.findAllByRole('link', { name: /^CN-\d{6}-/ })).length).toBeGreaterThan(0)
    await expectSeen(canvas.findByText(wordsOf(loaded)('orders:confirmation.expected.title')))
  },
}
