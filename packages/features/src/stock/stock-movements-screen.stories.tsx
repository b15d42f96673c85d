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

const seller = { as: 'seller@chonoi.test', at: '/seller/inventory' } as const

export const OfTheShop: Story = {
  args: { audience: 'seller' },
  parameters: alive(seller),
  play: async ({ canvas, loaded }) => {
    const sales = () => canvas.getAllByText(wordsOf(loaded)('stock:type.SALE'))
    await waitFor(() => expect(sales().length).toBeGreaterThan(1))
  },
}

/** One product: what came in, what went out and what is there. */
export const OfOneProduct: Story = {
  args: { audience: 'seller' },
  parameters: alive(seller),
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const table = await canvas.findByRole('table', { name: t('stock:title.seller') })
    await waitFor(() => expect(table.querySelector('tbody button')).not.toBeNull())
    await userEvent.click(table.querySelector('tbody button') as HTMLElement)
    await expectSeen(canvas.findByText(t('stock:summary.onHand')))
  },
}

/** Nothing of the kind happened: the filter can be taken away. */
export const NothingFound: Story = {
  args: { audience: 'seller' },
  parameters: alive({ ...seller, at: '/seller/inventory?startDate=2020-01-01&endDate=2020-01-02' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('common:state.noResults')))
  },
}

export const Loading: Story = {
  args: { audience: 'seller' },
  parameters: alive({ ...seller, network: 'silent' }),
}

export const OutOfReach: Story = {
  args: { audience: 'seller' },
  parameters: alive({ ...seller, network: 'gone' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('common:state.loadFailed')))
  },
}

/** Adjusts several products; a line with an unknown SKU is named. */
export const Adjusting: Story = {
  args: { audience: 'seller' },
  parameters: alive(seller),
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: t('stock:bulk.action') }))
    const grid = await screen.findByRole('grid', { name: t('stock:bulk.rows') })
    await userEvent.click(grid.querySelector('tbody td') as HTMLElement)
    await userEvent.keyboard('khong-co{Tab}1{Enter}')
    await userEvent.click(screen.getByRole('button', { name: t('stock:bulk.submit') }))
    await expectSeen(screen.findByText(t('stock:bulk.failures')))
  },
}

/** A file of more lines than a call takes is sent part by part; the refused ones can be mended, the first 500 at once. */
export const AdjustingByFile: Story = {
  args: { audience: 'seller' },
  parameters: alive(seller),
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: t('stock:bulk.action') }))
    const dialog = await screen.findByRole('dialog', { name: t('stock:bulk.title') })
    const lines = Array.from({ length: 1203 }, (_, index) => `KHONG-CO-${index},1`)
    const file = new File([`SKU,Số lượng\n${lines.join('\n')}`], 'kiem-ke.csv', { type: 'text/csv' })
    await userEvent.upload(dialog.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement, file)
    const rest = t('stock:bulk.waiting', { count: 703 })
    await expectSeen(screen.findByText(rest))
    await userEvent.click(screen.getByRole('button', { name: t('stock:bulk.submit') }))
    await expectSeen(screen.findByText(t('stock:bulk.failures')))
    await expectSeen(screen.findByText(rest))
  },
}

/** The server refuses customers, whatever the page shows. */
export const NoPermission: Story = {
  parameters: alive({ as: 'customer@chonoi.test', at: '/admin/stock-movements' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByRole('heading', { name: wordsOf(loaded)('shell:access.partDenied') }))
  },
}
