import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { alive, expectReady, expectSeen, focusedSummary, wordsOf } from '../../testing/alive/alive.ts'
import { openBeside } from '../../testing/alive/open-details.ts'
import { offerShopAs, payWithdrawals } from '../../testing/alive/arrange-handover.ts'
import { MembersScreen } from './members-screen.tsx'

const meta = {
  title: 'Features/Members',
  component: MembersScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'shopadmin@chonoi.test', at: '/tenant/members' }),
} satisfies Meta<typeof MembersScreen>
export default meta
type Story = StoryObj<typeof meta>

export const OfTheShop: Story = {
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('invitations:members.you')))
  },
}

export const Editing: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const [edit] = await canvas.findAllByText(t('invitations:member.action'))
    if (edit) await userEvent.click(edit)
    await expectSeen(screen.findByRole('dialog'))
  },
}

const offering = async (canvas: ReturnType<typeof within>, t: ReturnType<typeof wordsOf>) =>
  canvas.findAllByRole('button', { name: new RegExp(`^${t('invitations:handover.label', { name: '' }).trim()}`) })

/** The shop is offered to its seller, with the password. */
export const Offering: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const [offer] = await offering(canvas, wordsOf(loaded))
    if (offer) await userEvent.click(offer)
    await expectSeen(screen.findByRole('dialog'))
  },
}

export const Offered: Story = {
  parameters: {
    ...alive({ as: 'shopadmin@chonoi.test', at: '/tenant/members', before: payWithdrawals }),
    noScreenshot: "It shows the time of the server's clock.",
  },
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const [offer] = await offering(canvas, t)
    if (offer) await userEvent.click(offer)
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(new RegExp(`^${t('forms:password.label')}`)), 'Chonoi#2026')
    await userEvent.click(await expectReady(dialog.getByRole('button', { name: t('invitations:handover.submit') })))
    await expectSeen(canvas.findByRole('button', { name: t('invitations:handover.cancel') }))
  },
}

/** Without the password nothing is sent. */
export const NotOffered: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const [offer] = await offering(canvas, t)
    if (offer) await userEvent.click(offer)
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await expectReady(dialog.getByRole('button', { name: t('invitations:handover.submit') })))
    await expect(await focusedSummary()).toHaveTextContent(t('errors:required'))
  },
}

/** Its sender takes the offer back. */
export const TakenBack: Story = {
  parameters: {
    ...alive({ as: 'shopadmin@chonoi.test', at: '/tenant/members', before: offerShopAs }),
    noScreenshot: 'It looks as before the offer.',
  },
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: t('invitations:handover.cancel') }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: t('invitations:handover.cancel') }))
    await expectSeen(screen.findByText(t('invitations:handover.cancelled')))
  },
}

/** A member, and what their role lets them do. */
export const BesideTheList: Story = {
  globals: { viewport: { value: 'w1280' } },
  parameters: alive({ as: 'shopadmin@chonoi.test', at: '/tenant/members' }),
  play: async ({ userEvent }) => {
    await openBeside(userEvent)
  },
}
