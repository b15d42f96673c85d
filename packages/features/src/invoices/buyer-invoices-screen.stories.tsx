import type { Meta, StoryObj } from '@storybook/react-vite'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { BuyerInvoicesScreen } from './buyer-invoices-screen.tsx'

const meta = {
  title: 'Features/Invoices/Of a customer',
  component: BuyerInvoicesScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'customer@chonoi.test', at: '/invoices' }),
} satisfies Meta<typeof BuyerInvoicesScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectSeen(canvas.findByText(/^HD-\d{4}-\d{6}$/))
  },
}

export const Empty: Story = {
  parameters: alive({ as: 'seller@chonoi.test', at: '/invoices' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('invoices:mine.empty')))
  },
}
