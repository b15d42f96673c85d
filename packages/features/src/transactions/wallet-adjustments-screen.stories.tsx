import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { arrangeAdjustment } from '../../testing/alive/arrange-adjustment.ts'
import { WalletAdjustmentsScreen } from './wallet-adjustments-screen.tsx'

const at = '/admin/wallets/adjustments'
const meta = {
  title: 'Features/Transactions/Adjustments',
  component: WalletAdjustmentsScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'superadmin@chonoi.test', at, before: arrangeAdjustment }),
} satisfies Meta<typeof WalletAdjustmentsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** An adjustment for which a colleague asked waits for a decision. */
export const Waiting: Story = {
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText('Đền bù sự cố thanh toán'))
    await expectSeen(canvas.findByText(wordsOf(loaded)('transactions:adjustments.approve')))
  },
}

export const Refusing: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByText(t('transactions:adjustments.refuse')))
    await expectSeen(screen.findByRole('textbox', { name: new RegExp(t('transactions:adjustments.note')) }))
  },
}

export const Empty: Story = {
  parameters: alive({ as: 'superadmin@chonoi.test', at }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('transactions:adjustments.empty')))
  },
}
