import type { Meta, StoryObj } from '@storybook/react-vite'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { LoginScreen } from './login-screen.tsx'

const meta = {
  title: 'Features/Sign in',
  component: LoginScreen,
  tags: ['!autodocs'],
  parameters: alive({ at: '/login' }),
} satisfies Meta<typeof LoginScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Blank: Story = {
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByRole('heading', { name: wordsOf(loaded)('auth:login.title') }))
  },
}

/** A wrong password for an existing account: the answer doesn't reveal that the account exists. */
export const Refused: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.type(await canvas.findByLabelText(new RegExp(t('forms:email.label'))), 'customer@chonoi.test')
    await userEvent.type(await canvas.findByLabelText(new RegExp(`^${t('forms:password.label')}`)), 'Sai-mat-khau-1')
    await userEvent.click(await canvas.findByRole('button', { name: t('common:action.signIn') }))
    await expectSeen(canvas.findByText(t('errors:auth.invalid_credentials')))
  },
}
