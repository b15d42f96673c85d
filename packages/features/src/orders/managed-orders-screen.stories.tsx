import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { ManagedOrdersScreen } from './managed-orders-screen.tsx'

const meta = {
  title: 'Features/Orders/Of a shop',
  component: ManagedOrdersScreen,
  tags: ['!autodocs'],
  args: { audience: 'seller' },
  parameters: alive({ as: 'seller@chonoi.test', at: '/seller/orders' }),
} satisfies Meta<typeof ManagedOrdersScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: /^CN-\d{6}-/ })).length).toBeGreaterThan(3)
  },
}

/** A column for each status; on a phone one at a time. */
export const AsABoard: Story = {
  name: 'As a board',
  parameters: alive({ as: 'seller@chonoi.test', at: '/seller/orders?view=board' }),
  play: async ({ canvas, loaded }) => {
    const t = wordsOf(loaded)
    await expect((await canvas.findAllByRole('link', { name: /^CN-\d{6}-/ })).length).toBeGreaterThan(0)
    await expect(canvas.getByRole('radio', { name: t('orders:board.board') })).toBeChecked()
  },
}

/** A step that needs more than a press asks beside the board. */
export const ShippingFromTheBoard: Story = {
  name: 'Shipping from the board',
  parameters: alive({ as: 'seller@chonoi.test', at: '/seller/orders?view=board&status=PROCESSING' }),
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const [ship] = await canvas.findAllByRole('button', { name: t('orders:step.action.SHIPPED') })
    if (ship) await userEvent.click(ship)
    await expectSeen(screen.findByRole('textbox', { name: new RegExp(t('orders:ship.trackingCode')) }))
  },
}

export const OfThePlatform: Story = {
  args: { audience: 'admin' },
  parameters: alive({ as: 'superadmin@chonoi.test', at: '/admin/orders' }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: /^CN-\d{6}-/ })).length).toBeGreaterThan(3)
  },
}

export const NothingFound: Story = {
  parameters: alive({ as: 'seller@chonoi.test', at: '/seller/orders?search=khong-co-don-nay' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('common:state.noResults')))
  },
}

/** A tab begins at its first page, and one with nothing on it says so. */
export const NothingOnATab: Story = {
  name: 'Empty tab',
  parameters: alive({ as: 'seller@chonoi.test', at: '/seller/orders?status=REFUNDED&search=khong-co-don-nay&page=2' }),
  play: async ({ canvas, loaded }) => {
    const t = wordsOf(loaded)
    // The list is led from the page that doesn't exist to its first one.
    await waitFor(() => expect(canvas.getByText(t('common:state.noResults'))).toBeVisible())
    const tabs = within(canvas.getByRole('navigation', { name: t('orders:managed.tabs') }))
    const hrefs = tabs.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(hrefs).toContain('/seller/orders?search=khong-co-don-nay')
    await expect(hrefs).toContain('/seller/orders?status=DELIVERED&search=khong-co-don-nay')
  },
}

/** Clearing the filters leaves the reader on their tab. */
export const OneTab: Story = {
  name: 'Filters cleared',
  parameters: alive({ as: 'seller@chonoi.test', at: '/seller/orders?status=DELIVERED&search=khong-co-don-nay' }),
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await expectSeen(canvas.findByText(t('common:state.noResults')))
    const all = canvas.getByRole('link', { name: t('common:word.all') })
    await expect(all).toHaveAttribute('href', '/seller/orders?search=khong-co-don-nay')
    const clear = canvas.getByRole('button', { name: t('common:action.clearFilters') })
    await userEvent.click(clear)
    await expect((await canvas.findAllByRole('link', { name: /^CN-\d{6}-/ })).length).toBeGreaterThan(0)
    await expect(clear).not.toBeInTheDocument()
    const tabs = within(canvas.getByRole('navigation', { name: t('orders:managed.tabs') }))
    await expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent(t('orders:status.DELIVERED'))
  },
}
