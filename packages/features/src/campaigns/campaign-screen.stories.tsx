import { unwrap } from '@chonoi/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { alive, arrangedFor, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { CampaignScreen } from './campaign-screen.tsx'

/** Of the demo: one that was sent, a draft that reaches nobody yet, and one that waits for its time. */
const [sent, draft, scheduled] = [
  '0c000000-0000-4000-8000-000000000001',
  '0c000000-0000-4000-8000-000000000002',
  '0c000000-0000-4000-8000-000000000003',
]

const meta = {
  title: 'Features/Campaigns/Campaign',
  component: CampaignScreen,
  tags: ['!autodocs'],
  args: { campaignId: sent },
  parameters: alive({ as: 'admin@chonoi.test', at: `/admin/campaigns/${sent}` }),
} satisfies Meta<typeof CampaignScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Progress and figures of a campaign that is complete, and how it looks. */
export const Sent: Story = {
  play: async ({ canvas, loaded }) => {
    const t = wordsOf(loaded)
    await expectSeen(canvas.findByText(t('campaigns:progress.value', { done: '120', total: '120' })))
    await expectSeen(canvas.findByText(/Mời bạn ghé chợ/))
  },
}

/** Roles and spending are those in the chosen shop. */
export const OfAShop: Story = {
  args: { campaignId: draft },
  parameters: alive({
    as: 'admin@chonoi.test',
    at: `/admin/campaigns/${draft}`,
    async before(api) {
      const shop = await unwrap(api.GET('/tenants/public/slug/{slug}', { params: { path: { slug: 'gom-bat-trang' } } }))
      const audience = { tenantId: shop.id, roles: ['CUSTOMER' as const], minSpentInCents: 50_000_000 }
      await unwrap(api.PUT('/notification-campaigns/{id}', { params: { path: { id: draft } }, body: { audience } }))
      return shop.name
    },
  }),
  play: async ({ canvas, loaded }) => {
    const t = wordsOf(loaded)
    const said = t('campaigns:condition.rolesOfShop', {
      roles: t('campaigns:form.role.CUSTOMER'),
      name: arrangedFor<string>(loaded),
    })
    await expectSeen(canvas.findByText(said, { exact: false }))
  },
}

/** Each step asks first. */
export const Asked: Story = {
  args: { campaignId: scheduled },
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: t('campaigns:action.CANCEL') }))
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog).toHaveTextContent(t('campaigns:confirm.CANCEL.text'))
  },
}
