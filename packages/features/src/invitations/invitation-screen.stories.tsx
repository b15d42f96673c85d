import type { Meta, StoryObj } from '@storybook/react-vite'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { InvitationScreen } from './invitation-screen.tsx'

const meta = {
  title: 'Features/Invitation',
  component: InvitationScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: null, at: '/invitation?token=khong-con-dung-duoc' }),
} satisfies Meta<typeof InvitationScreen>
export default meta
type Story = StoryObj<typeof meta>

const open = '/invitation?token=ban-hang-cung-gom'

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

/** A link that a newer one has replaced. */
export const UnknownLink: Story = {
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByRole('heading', { name: wordsOf(loaded)('invitations:read.unknown') }))
  },
}
