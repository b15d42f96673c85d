import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { NewInvoiceScreen } from './new-invoice-screen.tsx'

const meta = {
  title: 'Features/Invoices/New',
  component: NewInvoiceScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'seller@chonoi.test', at: '/seller/invoices/new' }),
} satisfies Meta<typeof NewInvoiceScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Chooses an order; its invoice can be issued, or one be written by hand for its buyer. */
export const OfAnOrder: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.type(await canvas.findByRole('combobox', { name: t('invoices:new.search') }), 'NWT62Y')
    await screen.findByRole('option', { name: /NWT62Y/ })
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expectSeen(canvas.findByRole('heading', { name: t('invoices:new.hand') }))
  },
}
