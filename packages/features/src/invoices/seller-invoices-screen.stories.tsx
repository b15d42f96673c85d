import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { openBeside, openOver } from '../../testing/alive/open-details.ts'
import { SellerInvoicesScreen } from './seller-invoices-screen.tsx'

const meta = {
  title: 'Features/Invoices/Of the shop',
  component: SellerInvoicesScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'seller@chonoi.test', at: '/seller/invoices' }),
} satisfies Meta<typeof SellerInvoicesScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^HD-\d{4}-\d{6}$/)).length).toBeGreaterThan(3)
  },
}

export const NothingFound: Story = {
  parameters: alive({ as: 'seller@chonoi.test', at: '/seller/invoices?search=khong-co-hoa-don-nay' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('common:state.noResults')))
  },
}

export const PrintingSeveral: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const rows = await canvas.findAllByRole('checkbox', { name: /HD-/ })
    for (const row of rows.slice(0, 2)) await userEvent.click(row)
    await userEvent.click(await canvas.findByRole('button', { name: t('invoices:pdf.action') }))
    await expectSeen(canvas.findByRole('progressbar', { name: t('invoices:prints.title') }))
  },
}

/** An invoice with its items, payments and next steps. */
export const BesideTheList: Story = {
  globals: { viewport: { value: 'w1280' } },
  parameters: alive({ as: 'seller@chonoi.test', at: '/seller/invoices' }),
  play: async ({ userEvent }) => {
    await openBeside(userEvent)
  },
}

/** On a phone the details cover the list. */
export const DetailsOnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  parameters: alive({ as: 'seller@chonoi.test', at: '/seller/invoices' }),
  play: async ({ userEvent }) => {
    await openOver(userEvent)
  },
}
