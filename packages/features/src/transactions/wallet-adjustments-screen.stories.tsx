import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { askForAdjustment } from '../../testing/alive/arrange-adjustment.ts'
import { demoApi } from '../../testing/alive/demo-api.ts'
import { WalletAdjustmentsScreen } from './wallet-adjustments-screen.tsx'

const at = '/admin/wallets/adjustments'
const before = async () => askForAdjustment(await demoApi('admin@chonoi.test'))
const meta = {
  title: 'Features/Transactions/Adjustments',
  component: WalletAdjustmentsScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'superadmin@chonoi.test', at, before }),
} satisfies Meta<typeof WalletAdjustmentsScreen>
export default meta
type Story = StoryObj<typeof meta>

const anybody = { name: '.*' }

/** An adjustment for which a colleague asked waits for a decision. */
export const Waiting: Story = {
  play: async ({ canvas, loaded }) => {
    const t = wordsOf(loaded)
    await expectSeen(canvas.findByText('Đền bù sự cố thanh toán'))
    await expectSeen(
      canvas.findByRole('button', { name: new RegExp(t('transactions:adjustments.approveOf', anybody)) }),
    )
  },
}

export const Refusing: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(
      await canvas.findByRole('button', { name: new RegExp(t('transactions:adjustments.refuseOf', anybody)) }),
    )
    await expectSeen(screen.findByRole('textbox', { name: new RegExp(t('transactions:adjustments.note')) }))
  },
}

export const Empty: Story = {
  parameters: alive({ as: 'superadmin@chonoi.test', at }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('transactions:adjustments.empty')))
  },
}
