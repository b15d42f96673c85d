import type { Meta, StoryObj } from '@storybook/react-vite'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { NotificationAnalyticsScreen } from './notification-analytics-screen.tsx'

const meta = {
  title: 'Features/Notification analytics',
  component: NotificationAnalyticsScreen,
  tags: ['!autodocs'],
  parameters: alive({
    as: 'admin@chonoi.test',
    at: '/admin/notification-analytics?campaignId=0c000000-0000-4000-8000-000000000001',
  }),
} satisfies Meta<typeof NotificationAnalyticsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The figures of one campaign, by day. */
export const OfACampaign: Story = {
  play: async ({ canvas, loaded }) => {
    const t = wordsOf(loaded)
    await expectSeen(canvas.findByRole('heading', { level: 1, name: 'Phiên chợ cuối tuần' }))
    await expectSeen(canvas.findByText(t('notificationAnalytics:byDay')))
  },
}

/** Everything that was sent in the last 30 days. */
export const Everything: Story = {
  parameters: alive({ as: 'admin@chonoi.test', at: '/admin/notification-analytics' }),
  play: async ({ canvas, loaded }) => {
    const t = wordsOf(loaded)
    await expectSeen(canvas.findByText(t('notificationAnalytics:byType')))
    await expectSeen(canvas.findByRole('link', { name: 'Phiên chợ cuối tuần' }))
  },
}
