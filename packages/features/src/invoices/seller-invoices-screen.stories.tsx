import type { Meta, StoryObj } from '@storybook/react-vite'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { SellerInvoicesScreen } from './seller-invoices-screen.tsx'

const meta = {
  title: 'Features/Invoices/Of the shop',
  component: SellerInvoicesScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'seller@chonoi.test', at: '/seller/invoices' }),
} satisfies Meta<typeof SellerInvoicesScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('invoices:empty')))
  },
}
