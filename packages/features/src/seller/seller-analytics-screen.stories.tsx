import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { SellerAnalyticsScreen } from './seller-analytics-screen.tsx'

const meta = {
  title: 'Features/Shop analytics',
  component: SellerAnalyticsScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'seller@chonoi.test', at: '/seller/analytics' }),
} satisfies Meta<typeof SellerAnalyticsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const ThirtyDays: Story = {
  play: async ({ canvas, loaded }) => {
    const t = wordsOf(loaded)
    await expectSeen(canvas.findByRole('heading', { name: t('seller:analytics.top') }))
    const conversion = (await canvas.findByText(t('seller:analytics.conversion'))).closest('dl')
    await waitFor(() => expect(conversion).toHaveTextContent(/\d%/))
    await expect((await canvas.findAllByRole('row')).length).toBeGreaterThan(1)
  },
}

export const OneYear: Story = {
  parameters: alive({ as: 'seller@chonoi.test', at: '/seller/analytics?period=365d' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('seller:analytics.chartMonths')))
  },
}
