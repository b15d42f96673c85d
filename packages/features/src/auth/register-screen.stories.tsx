import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { alive, expectSeen, focusedSummary, wordsOf } from '../../testing/alive/alive.ts'
import type { StorySite } from '../../testing/alive/story-site.ts'
import { RegisterScreen } from './register-screen.tsx'

const meta = {
  title: 'Features/Register',
  component: RegisterScreen,
  tags: ['!autodocs'],
  parameters: alive({ at: '/register' }),
} satisfies Meta<typeof RegisterScreen>
export default meta
type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const send = async ({ canvas, loaded, userEvent }: Play) =>
  userEvent.click(await canvas.findByRole('button', { name: wordsOf(loaded)('auth:register.submit') }))

async function register(play: Play, email: string) {
  const { canvas, loaded, userEvent } = play
  const t = wordsOf(loaded)
  const type = async (label: string, words: string) =>
    userEvent.type(await canvas.findByLabelText(new RegExp(`^${label}`)), words)
  await type(t('forms:lastName.label'), 'Lê Thị')
  await type(t('forms:firstName.label'), 'Thu')
  await type(t('forms:email.label'), email)
  await type(t('forms:password.label'), 'Thuyen-tren-song-7')
  await type(t('forms:confirmPassword.label'), 'Thuyen-tren-song-7')
  await userEvent.click(canvas.getByRole('checkbox'))
  await send(play)
}

const someoneNew = 'thu.le@example.vn'

export const Blank: Story = {
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByRole('heading', { name: wordsOf(loaded)('auth:register.title') }))
  },
}

export const Incomplete: Story = {
  async play(play) {
    await send(play)
    await expect((await focusedSummary()).querySelectorAll('a')).toHaveLength(6)
  },
}

/** Registration signs the new account in. */
export const Registered: Story = {
  async play(play) {
    await register(play, someoneNew)
    const { session } = (play.loaded.site as StorySite).connection
    await waitFor(() => expect(session.getSnapshot().user?.email).toBe(someoneNew))
  },
}

export const AddressTaken: Story = {
  async play(play) {
    await register(play, 'customer@chonoi.test')
    const said = await play.canvas.findAllByText(new RegExp(wordsOf(play.loaded)('errors:auth.email_taken')))
    await expect(said.length).toBeGreaterThan(0)
  },
}

/** Input is kept when the network fails. */
export const OutOfReach: Story = {
  parameters: alive({ at: '/register', network: 'gone' }),
  async play(play) {
    await register(play, someoneNew)
    await expectSeen(play.canvas.findByText(wordsOf(play.loaded)('errors:network.unreachable')))
    await expect(play.canvas.getByDisplayValue(someoneNew)).toBeVisible()
  },
}
