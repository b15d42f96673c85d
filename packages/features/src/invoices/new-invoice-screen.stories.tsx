import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { alive, wordsOf } from '../../testing/alive/alive.ts'
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
    await userEvent.click(await canvas.findByRole('combobox', { name: t('invoices:new.search') }))
    // By key, since an option may be replaced by the next answer while it is pressed.
    await waitFor(async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await expect(canvas.getByRole('heading', { name: t('invoices:new.hand') })).toBeVisible()
    })
  },
}
