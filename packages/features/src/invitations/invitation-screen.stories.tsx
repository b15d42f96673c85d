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

/** A link that a newer one has replaced. */
export const UnknownLink: Story = {
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByRole('heading', { name: wordsOf(loaded)('invitations:read.unknown') }))
  },
}
