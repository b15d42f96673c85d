import type { Meta, StoryObj } from '@storybook/react-vite'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { DepositScreen } from './deposit-screen.tsx'

const meta = {
  title: 'Features/Wallet/New deposit',
  component: DepositScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'customer@chonoi.test', at: '/wallet/deposit?amount=500000' }),
} satisfies Meta<typeof DepositScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The gateways stand beside the transfer, each with its fee. */
export const Methods: Story = {
  play: async ({ canvas, loaded }) => {
    const t = wordsOf(loaded)
    await expectSeen(canvas.findByRole('radio', { name: new RegExp(t('common:paymentMethod.VNPAY')) }))
  },
}
