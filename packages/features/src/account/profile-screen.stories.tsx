import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { ProfileScreen } from './profile-screen.tsx'

const customer = { as: 'customer@chonoi.test', at: '/profile' } as const

const meta = {
  title: 'Features/Account/Profile',
  component: ProfileScreen,
  tags: ['!autodocs'],
  parameters: alive(customer),
} satisfies Meta<typeof ProfileScreen>
export default meta
type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

async function rename({ canvas, loaded, userEvent }: Play) {
  const t = wordsOf(loaded)
  await userEvent.type(await canvas.findByLabelText(new RegExp(`^${t('forms:firstName.label')}`)), ' Anh')
  await userEvent.click(canvas.getByRole('button', { name: t('common:action.saveChanges') }))
}

export const OfSeveralShops: Story = {
  parameters: alive({ ...customer, as: 'multi@chonoi.test' }),
  play: async ({ canvas }) => {
    await expectSeen(canvas.findByText('Cà Phê Rẫy Đỏ'))
  },
}

export const Saved: Story = {
  async play(play) {
    await rename(play)
    // Saving the profile switches the page to the profile's language.
    const saved = () => play.canvas.getByText(wordsOf(play.loaded)('account:profile.saved'))
    await waitFor(() => expect(saved()).toBeVisible())
  },
}

/** Input is kept when the network fails. */
export const OutOfReach: Story = {
  parameters: alive({ ...customer, network: 'gone' }),
  async play(play) {
    await rename(play)
    const [said] = await play.canvas.findAllByText(wordsOf(play.loaded)('errors:network.unreachable'))
    await expect(said).toBeVisible()
    await expect(play.canvas.getByDisplayValue('Mai Anh')).toBeVisible()
  },
}

/** The server rejects a wrong current password. */
export const WrongPassword: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const type = async (label: string, words: string) =>
      userEvent.type(await canvas.findByLabelText(new RegExp(`^${label}`)), words)
    await type(t('forms:currentPassword.label'), 'Sai-mat-khau-1')
    await type(t('forms:newPassword.label'), 'Thuyen-tren-song-7')
    await type(t('forms:confirmPassword.label'), 'Thuyen-tren-song-7')
    await userEvent.click(canvas.getByRole('button', { name: t('account:password.submit') }))
    const said = await canvas.findAllByText(new RegExp(t('errors:auth.current_password_wrong')))
    await expect(said.length).toBeGreaterThan(0)
  },
}
