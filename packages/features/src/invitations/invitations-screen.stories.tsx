import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { alive, expectSeen, focusedSummary, wordsOf } from '../../testing/alive/alive.ts'
import { InvitationsScreen } from './invitations-screen.tsx'

const meta = {
  title: 'Features/Invitations',
  component: InvitationsScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'shopadmin@chonoi.test', at: '/tenant/invitations' }),
} satisfies Meta<typeof InvitationsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Invites somebody, who then stands in the list. */
export const Invited: Story = {
  parameters: { noScreenshot: "It shows the time of the server's clock." },
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: t('invitations:invite.action') }))
    await userEvent.type(within(await screen.findByRole('dialog')).getByLabelText(/^Email/), 'ban-moi@chonoi.test')
    await userEvent.click(screen.getByRole('button', { name: t('invitations:invite.submit') }))
    await expectSeen(
      canvas.findByRole('button', { name: t('invitations:resend.label', { email: 'ban-moi@chonoi.test' }) }),
    )
  },
}

export const Refused: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: t('invitations:invite.action') }))
    await userEvent.type(within(await screen.findByRole('dialog')).getByLabelText(/^Email/), 'ban-moi')
    await userEvent.click(screen.getByRole('button', { name: t('invitations:invite.submit') }))
    await expect(await focusedSummary()).toHaveTextContent(t('errors:email.invalid'))
  },
}
