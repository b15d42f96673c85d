import type { Meta, StoryObj } from '@storybook/react-vite'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { TenantAnalyticsScreen } from './tenant-analytics-screen.tsx'

const meta = {
  title: 'Features/Tenant analytics',
  component: TenantAnalyticsScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'shopadmin@chonoi.test', at: '/tenant/analytics' }),
} satisfies Meta<typeof TenantAnalyticsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Month: Story = {
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('tenant:analytics.top')))
  },
}

/** Days before the shop's first order. */
export const WithoutSales: Story = {
  parameters: alive({
    as: 'shopadmin@chonoi.test',
    at: '/tenant/analytics?dateFrom=2020-01-01&dateTo=2020-01-31',
  }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('tenant:analytics.empty')))
  },
}
