import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { AdminInvoicesScreen } from './admin-invoices-screen.tsx'

const meta = {
  title: 'Features/Invoices/Of the platform',
  component: AdminInvoicesScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'superadmin@chonoi.test', at: '/admin/invoices' }),
} satisfies Meta<typeof AdminInvoicesScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^HD-\d{4}-\d{6}$/)).length).toBeGreaterThan(3)
  },
}

/** Several chosen invoices, of whichever shops, are printed into one archive. */
export const Printing: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const [first, second] = await canvas.findAllByRole('checkbox', { name: /HD-/ })
    if (!first || !second) throw new Error('The demo has too few invoices.')
    await userEvent.click(first)
    await userEvent.click(second)
    await userEvent.click(await canvas.findByRole('button', { name: t('invoices:pdf.action') }))
    await expectSeen(canvas.findByRole('progressbar', { name: t('invoices:prints.title') }))
  },
}

export const NothingFound: Story = {
  parameters: alive({ as: 'superadmin@chonoi.test', at: '/admin/invoices?search=khong-co-hoa-don-nay' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('common:state.noResults')))
  },
}
