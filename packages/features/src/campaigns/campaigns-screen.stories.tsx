import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { CampaignsScreen } from './campaigns-screen.tsx'

const meta = {
  title: 'Features/Campaigns/Campaigns',
  component: CampaignsScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'admin@chonoi.test', at: '/admin/campaigns' }),
} satisfies Meta<typeof CampaignsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** One that was sent, with its figures, and a draft. */
export const Filled: Story = {
  play: async ({ canvas, loaded }) => {
    const t = wordsOf(loaded)
    const sent = within(await canvas.findByRole('row', { name: /Phiên chợ cuối tuần/ }))
    await expectSeen(sent.findByText(t('campaigns:status.SENT')))
    await expectSeen(canvas.findByText('Gốm mới về'))
  },
}
