import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ApiClient, unwrap } from '@chonoi/api-client'
import type { InvitationForReader } from '@chonoi/contract'
import { expect, screen, within } from 'storybook/test'
import { alive, arrangedFor, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { InvitationLetter } from './invitation-letter.tsx'
import { InvitationScreen } from './invitation-screen.tsx'

const meta = {
  title: 'Features/Invitation',
  component: InvitationScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: null, at: '/invitation?token=khong-con-dung-duoc' }),
} satisfies Meta<typeof InvitationScreen>
export default meta
type Story = StoryObj<typeof meta>

const token = 'ban-hang-cung-gom'
const open = `/invitation?token=${token}`
const decline = (api: ApiClient) => unwrap(api.POST('/invitations/decline', { body: { token } }))
/** The demo's invitation, as if its time was over. */
const expired = async (api: ApiClient): Promise<InvitationForReader> => ({
  ...(await unwrap(api.GET('/invitations/token/{token}', { params: { path: { token } } }))),
  status: 'EXPIRED',
})

/** The invited person accepts, and acts in the shop from then on. */
export const Accepted: Story = {
  parameters: alive({ as: 'customer@chonoi.test', at: open }),
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: t('invitations:read.accept') }))
    await expectSeen(canvas.findByText(t('invitations:read.ACCEPTED')))
  },
}

/** A visitor is led to sign in with the invited address, and may decline at once. */
export const Visitor: Story = {
  parameters: alive({ as: null, at: open }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByRole('link', { name: wordsOf(loaded)('invitations:read.signIn') }))
  },
}

/** Somebody else is signed in: they are told whom it is for, and may decline. */
export const OtherAccount: Story = {
  parameters: alive({ as: 'user@chonoi.test', at: open }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('invitations:read.otherAccount')))
  },
}

/** They sign out on the page, which then leads to signing in with the invited address. */
export const AccountChanged: Story = {
  parameters: alive({ as: 'user@chonoi.test', at: open }),
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: t('invitations:read.changeAccount') }))
    const link = await canvas.findByRole('link', { name: t('invitations:read.signIn') })
    await expect(link).toHaveAttribute('href', `/login?next=${encodeURIComponent(open)}`)
    await expect(canvas.queryByText(t('invitations:read.otherAccount'))).toBeNull()
  },
}

/** Declining is asked about, because the link works no longer. */
export const Declining: Story = {
  parameters: alive({ as: 'customer@chonoi.test', at: open }),
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: t('invitations:read.decline') }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expectSeen(dialog.findByText(t('invitations:read.declineTitle')))
  },
}

/** A link that was declined before. */
export const Declined: Story = {
  parameters: alive({ as: 'customer@chonoi.test', at: open, before: decline }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('invitations:read.DECLINED')))
  },
}

export const Expired: Story = {
  parameters: alive({ as: 'customer@chonoi.test', at: open, before: expired }),
  render: (_, { loaded }) => <InvitationLetter token={token} invitation={arrangedFor(loaded)} />,
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('invitations:read.EXPIRED')))
  },
}

export const Loading: Story = {
  parameters: alive({ as: 'customer@chonoi.test', at: open, network: 'silent' }),
}

export const OutOfReach: Story = {
  parameters: alive({ as: 'customer@chonoi.test', at: open, network: 'gone' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('common:state.loadFailed')))
  },
}

/** A link that a newer one has replaced. */
export const UnknownLink: Story = {
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByRole('heading', { name: wordsOf(loaded)('invitations:read.unknown') }))
  },
}
