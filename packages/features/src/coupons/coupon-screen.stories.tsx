import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQuery } from '@tanstack/react-query'
import { expect, screen, within } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { useApi } from '../app/services.tsx'
import { CouponScreen } from './coupon-screen.tsx'
import { couponQueries } from './coupons-queries.ts'

/** The demo's ids differ from day to day. */
function NamedCoupon({ code }: { code: string }) {
  const [coupon] = useQuery(couponQueries(useApi()).list({ search: code })).data?.data ?? []
  return coupon && <CouponScreen audience="admin" couponId={coupon.id} />
}

const meta = {
  title: 'Features/Coupons/One coupon',
  component: NamedCoupon,
  tags: ['!autodocs'],
  args: { code: 'CHONOI10' },
  parameters: alive({ as: 'admin@chonoi.test', at: '/admin/coupons/1' }),
} satisfies Meta<typeof NamedCoupon>
export default meta
type Story = StoryObj<typeof meta>

/** Terms, uses per day, and who used it. */
export const Used: Story = {
  play: async ({ canvas, loaded }) => {
    const t = wordsOf(loaded)
    await expectSeen(canvas.findByRole('heading', { name: 'CHONOI10' }))
    const table = within(await canvas.findByRole('table', { name: t('coupons:redemptions.title') }))
    await expect((await table.findAllByRole('link')).length).toBeGreaterThan(0)
  },
}

/** Deleting asks first. */
export const Deleting: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: t('coupons:actionsOf', { code: 'CHONOI10' }) }))
    await userEvent.click(await screen.findByRole('menuitem', { name: t('common:action.delete') }))
    await expectSeen(screen.findByRole('alertdialog', { name: t('coupons:delete.title', { code: 'CHONOI10' }) }))
  },
}
