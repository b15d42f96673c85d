import { type ApiClient, unwrap } from '@chonoi/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { alive, arrangedFor, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { CashNote } from './cash-note.tsx'

/** Returns an order of the shop whose cash nobody has taken yet. */
async function unpaidInCash(api: ApiClient): Promise<string> {
  const query = { status: 'SHIPPED', limit: 50 } as const
  const { data } = await unwrap(api.GET('/orders/management/all', { params: { query } }))
  const order = data.find((one) => one.paymentMethod === 'CASH_ON_DELIVERY' && one.paymentStatus === 'PENDING')
  if (!order) throw new Error('The demo has no order by cash under way.')
  return order.id
}

const meta = {
  title: 'Features/Orders/Who collects the cash',
  component: CashNote,
  tags: ['!autodocs'],
  args: { order: { id: '' }, carrierName: undefined },
  parameters: alive({ as: 'seller@chonoi.test', at: '/seller/orders', before: unpaidInCash }),
  render: ({ carrierName }, { loaded }) => (
    <CashNote order={{ id: arrangedFor<string>(loaded) }} carrierName={carrierName} />
  ),
} satisfies Meta<typeof CashNote>
export default meta
type Story = StoryObj<typeof meta>

export const ByTheShop: Story = {
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('orders:ship.cash.shopText')))
  },
}

export const ByACarrier: Story = {
  args: { carrierName: 'Chợ Nổi Giao Nhanh' },
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('orders:ship.cash.carrierText')))
  },
}
