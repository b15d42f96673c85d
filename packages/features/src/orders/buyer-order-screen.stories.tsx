import { useQuery } from '@tanstack/react-query'
import type { OrderStatus } from '@chonoi/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { useApi } from '../app/services.tsx'
import { BuyerOrderScreen } from './buyer-order-screen.tsx'
import { orderQueries } from './orders-queries.ts'

/** The customer's newest order with a status. */
function OrderWith({ status }: { status: OrderStatus }) {
  const result = useQuery(orderQueries(useApi()).mine({ page: 1, limit: 1, status, sortOrder: 'desc' }))
  const [order] = result.data?.data ?? []
  return order ? <BuyerOrderScreen orderId={order.id} /> : null
}

const meta = {
  title: 'Features/Orders/One order',
  component: OrderWith,
  tags: ['!autodocs'],
  args: { status: 'DELIVERED' },
  parameters: alive({ as: 'customer@chonoi.test', at: '/orders/1' }),
} satisfies Meta<typeof OrderWith>
export default meta
type Story = StoryObj<typeof meta>

export const Delivered: Story = {
  play: async ({ canvas }) => {
    await expectSeen(canvas.findByRole('heading', { level: 1, name: /CN-\d{6}-/ }))
  },
}

/** Cancelled for good: the goods go back to the shop and the money to the wallet. */
export const Cancelled: Story = {
  args: { status: 'CONFIRMED' },
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: t('orders:cancel.confirm') }))
    const reason = await screen.findByRole('textbox', { name: new RegExp(t('orders:cancel.reason')) })
    await userEvent.type(reason, 'Đặt nhầm màu, xin đặt lại')
    const buttons = await screen.findAllByRole('button', { name: t('orders:cancel.confirm') })
    const confirm = buttons.at(-1)
    if (confirm) await userEvent.click(confirm)
    await screen.findByText(new RegExp(t('orders:cancel.done', { number: 'CN-.*' })))
  },
}
