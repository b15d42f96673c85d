import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { PlatformAnalyticsScreen } from './platform-analytics-screen.tsx'

const as = 'admin@chonoi.test'
const meta = {
  title: 'Features/Platform analytics',
  component: PlatformAnalyticsScreen,
  tags: ['!autodocs'],
  parameters: alive({ as, at: '/admin/analytics' }),
} satisfies Meta<typeof PlatformAnalyticsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const ThirtyDays: Story = {
  play: async ({ canvas, loaded }) => {
    const t = wordsOf(loaded)
    await expectSeen(canvas.findByRole('heading', { name: t('platformAnalytics:top.shops') }))
    await expect((await canvas.findAllByRole('row')).length).toBeGreaterThan(10)
  },
}

/** The orders of a year, summed by month. */
export const OrdersOfOneYear: Story = {
  parameters: alive({ as, at: '/admin/analytics?period=365d&measure=orderCount' }),
  play: async ({ canvas, loaded }) => {
    const t = wordsOf(loaded)
    const measure = t('platformAnalytics:figure.orderCount')
    await expectSeen(canvas.findByText(t('platformAnalytics:chart.by.month', { measure })))
  },
}
