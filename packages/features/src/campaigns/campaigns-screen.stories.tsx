import type { Meta, StoryObj } from '@storybook/react-vite'
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

/** Before the first campaign. */
export const Empty: Story = {
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('campaigns:empty')))
  },
}
