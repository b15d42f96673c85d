import { unwrap } from '@chonoi/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, within } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { offerShop } from '../../testing/alive/arrange-handover.ts'
import { HandoversScreen } from './handovers-screen.tsx'

const at = '/account/handovers'
const waiting = alive({ as: 'seller@chonoi.test', at, before: offerShop })

const meta = {
  title: 'Features/Shop handovers',
  component: HandoversScreen,
  tags: ['!autodocs'],
  parameters: waiting,
} satisfies Meta<typeof HandoversScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Before the shop changes hands, its new administrator is asked once more. */
export const Asked: Story = {
  parameters: { ...waiting, noScreenshot: "It shows the time of the server's clock." },
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: t('invitations:handover.accept') }))
    await expectSeen(screen.findByRole('alertdialog'))
  },
}

export const Accepted: Story = {
  parameters: waiting,
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: t('invitations:handover.accept') }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: t('invitations:handover.accept') }))
    await expectSeen(canvas.findByText(t('invitations:handover.none')))
  },
}

export const Empty: Story = {
  parameters: alive({ as: 'customer@chonoi.test', at }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('invitations:handover.none')))
  },
}

export const Loading: Story = { parameters: alive({ as: 'seller@chonoi.test', at, network: 'silent' }) }

export const Failed: Story = {
  parameters: alive({ as: 'seller@chonoi.test', at, network: 'gone' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('common:state.loadFailed')))
  },
}

/** Taken back while the answer was being thought over: the dialog says so. */
export const TakenBack: Story = {
  parameters: { ...waiting, noScreenshot: "It shows the time of the server's clock." },
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: t('invitations:handover.accept') }))
    const dialog = within(await screen.findByRole('alertdialog'))
    const { demoApi } = await import('../../testing/alive/demo-api.ts')
    const sender = await demoApi('shopadmin@chonoi.test')
    const { handover } = await unwrap(sender.GET('/shop-handovers/open'))
    await unwrap(sender.POST('/shop-handovers/{id}/cancel', { params: { path: { id: handover?.id ?? '' } } }))
    await userEvent.click(dialog.getByRole('button', { name: t('invitations:handover.accept') }))
    await expectSeen(dialog.findByText(t('errors:handover.not_open')))
  },
}

export const NoPermission: Story = {
  parameters: alive({ at }),
  play: async ({ canvas, loaded }) => {
    const name = wordsOf(loaded)('errors:auth.unauthenticated')
    await expectSeen(canvas.findByRole('heading', { name, level: 2 }))
  },
}
