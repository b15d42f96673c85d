import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, within } from 'storybook/test'
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

/** The keys open a campaign beside the list: what can be done with it, its progress, audience and look. */
export const BesideTheList: Story = {
  globals: { viewport: { value: 'w1280' } },
  parameters: alive({ as: 'admin@chonoi.test', at: '/admin/campaigns?status=SENT' }),
  play: async ({ canvas, loaded, userEvent }) => {
    await canvas.findByRole('row', { name: /Phiên chợ cuối tuần/ })
    await userEvent.keyboard('jo')
    const panel = within(await screen.findByRole('complementary'))
    await expectSeen(panel.findByText(wordsOf(loaded)('campaigns:progress.value', { done: '120', total: '120' })))
    await expectSeen(panel.findByText(/Mời bạn ghé chợ/))
  },
}

/** On a phone it covers the list. */
export const DetailsOnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  parameters: alive({ as: 'admin@chonoi.test', at: '/admin/campaigns?status=DRAFT' }),
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const name = new RegExp(`^${t('common:details.open', { name: '' })}`)
    const [open] = await canvas.findAllByRole('button', { name })
    if (open) await userEvent.click(open)
    const panel = within(await screen.findByRole('dialog'))
    await expectSeen(panel.findByRole('button', { name: t('campaigns:action.SEND') }))
    await expectSeen(panel.findByText(/mẻ men lam mới/))
  },
}
