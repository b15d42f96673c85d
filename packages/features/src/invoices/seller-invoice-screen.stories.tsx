import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQuery } from '@tanstack/react-query'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { useApi } from '../app/services.tsx'
import { invoiceQueries } from './invoices-queries.ts'
import { SellerInvoiceScreen } from './seller-invoice-screen.tsx'

/** The demo's ids differ from day to day. */
function LatestInvoice({ status }: { status: 'DRAFT' | 'PARTIALLY_PAID' }) {
  const query = { status, side: 'sales', page: 1, limit: 1 } as const
  const [latest] = useQuery(invoiceQueries(useApi()).list(query)).data?.data ?? []
  return latest && <SellerInvoiceScreen invoiceId={latest.id} />
}

const meta = {
  title: 'Features/Invoices/One of the shop',
  component: LatestInvoice,
  tags: ['!autodocs'],
  args: { status: 'PARTIALLY_PAID' },
  parameters: alive({ as: 'seller@chonoi.test', at: '/seller/invoices/1' }),
} satisfies Meta<typeof LatestInvoice>
export default meta
type Story = StoryObj<typeof meta>

export const PaidInPart: Story = {
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByRole('button', { name: wordsOf(loaded)('invoices:payments.add') }))
  },
}

export const Draft: Story = {
  args: { status: 'DRAFT' },
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByRole('button', { name: wordsOf(loaded)('invoices:issue') }))
  },
}
