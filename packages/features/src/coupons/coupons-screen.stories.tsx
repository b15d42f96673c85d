import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { alive, expectSeen, focusedSummary, wordsOf } from '../../testing/alive/alive.ts'
import { CouponsScreen } from './coupons-screen.tsx'

const meta = {
  title: 'Features/Coupons/Coupons',
  component: CouponsScreen,
  tags: ['!autodocs'],
  args: { audience: 'admin' },
  parameters: alive({ as: 'admin@chonoi.test', at: '/admin/coupons' }),
} satisfies Meta<typeof CouponsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Coupons of the platform and of shops. One that is over is marked, one that ends within a week carries a warning. */
export const Filled: Story = {
  play: async ({ canvas, loaded }) => {
    const t = wordsOf(loaded)
    const over = within(await canvas.findByRole('row', { name: /TRUNGTHU25/ }))
    await expectSeen(over.findByText(t('coupons:status.expired')))
    const ending = within(canvas.getByRole('row', { name: /FREESHIP30/ }))
    await expectSeen(ending.findByText(t('coupons:expires.days', { count: 6 })))
  },
}

/** Wrong fields are named in a summary and say what is wrong. */
export const Refused: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: t('coupons:add') }))
    const dialog = within(await screen.findByRole('dialog', { name: t('coupons:form.add') }))
    await userEvent.click(dialog.getByRole('button', { name: t('coupons:form.create') }))
    const summary = await focusedSummary()
    await expect(summary).toHaveTextContent(t('errors:coupon.code_required'))
    await expect(summary).toHaveTextContent(t('errors:coupon.end_required'))
  },
}

/** A coupon that holds for some products. */
export const Limited: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: t('coupons:actionsOf', { code: 'CHONOI10' }) }))
    await userEvent.click(await screen.findByRole('menuitem', { name: t('common:action.edit') }))
    const dialog = within(await screen.findByRole('dialog', { name: t('coupons:form.edit', { code: 'CHONOI10' }) }))
    await userEvent.click(dialog.getByLabelText(t('coupons:form.all')))
    await expectSeen(dialog.findByRole('combobox', { name: t('coupons:form.products') }))
  },
}

/** Several are paused, resumed or deleted at once. */
export const Chosen: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    // The box of all comes before the rows do.
    await waitFor(() => expect(canvas.getAllByRole('checkbox').length).toBeGreaterThan(1))
    const [all] = canvas.getAllByRole('checkbox')
    if (all) await userEvent.click(all)
    await expectSeen(canvas.findByRole('button', { name: t('coupons:pause') }))
  },
}

/** A shop sees its own coupons only. */
export const OfAShop: Story = {
  args: { audience: 'seller' },
  parameters: alive({ as: 'seller@chonoi.test', at: '/seller/coupons' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('coupons:text.shop')))
  },
}
