import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { StockMovementsScreen } from './stock-movements-screen.tsx'

const meta = {
  title: 'Features/Stock movements',
  component: StockMovementsScreen,
  tags: ['!autodocs'],
  args: { audience: 'admin' },
  parameters: alive({ as: 'admin@chonoi.test', at: '/admin/stock-movements' }),
} satisfies Meta<typeof StockMovementsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const OfThePlatform: Story = {
  play: async ({ canvas, loaded }) => {
    const sales = () => canvas.getAllByText(wordsOf(loaded)('stock:type.SALE'))
    await waitFor(() => expect(sales().length).toBeGreaterThan(1))
  },
}

/** Adjusts several products; a line with an unknown SKU is named. */
export const Adjusting: Story = {
  args: { audience: 'seller' },
  parameters: alive({ as: 'seller@chonoi.test', at: '/seller/inventory' }),
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: t('stock:bulk.action') }))
    await userEvent.type(await screen.findByLabelText(t('stock:bulk.rows')), 'khong-co,1')
    await userEvent.click(screen.getByRole('button', { name: t('stock:bulk.submit') }))
    await expectSeen(screen.findByText(t('stock:bulk.failures')))
  },
}

/** The server refuses customers, whatever the page shows. */
export const NoPermission: Story = {
  parameters: alive({ as: 'customer@chonoi.test', at: '/admin/stock-movements' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByRole('heading', { name: wordsOf(loaded)('shell:access.partDenied') }))
  },
}
