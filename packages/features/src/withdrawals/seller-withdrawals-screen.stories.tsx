import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { SellerWithdrawalsScreen } from './seller-withdrawals-screen.tsx'

const meta = {
  title: 'Features/Withdrawals/Of a shop',
  component: SellerWithdrawalsScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'shopadmin@chonoi.test', at: '/seller/withdrawals' }),
} satisfies Meta<typeof SellerWithdrawalsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Adds an automatic withdrawal and tests it; no money moves. */
export const Automated: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: t('withdrawals:auto.add') }))
    await userEvent.type(await screen.findByLabelText(new RegExp(t('withdrawals:auto.name'))), 'Cuối tuần')
    await userEvent.type(screen.getByLabelText(new RegExp(t('withdrawals:auto.threshold'))), '100000')
    await userEvent.click(screen.getByRole('button', { name: t('withdrawals:auto.save') }))
    const name = t('withdrawals:auto.testLabel', { name: 'Cuối tuần' })
    await userEvent.click(await canvas.findByRole('button', { name }))
    await expectSeen(canvas.findByText(new RegExp(t('withdrawals:auto.test.ready', { amount: '.*' }))))
  },
}

/** A seller chooses among the accounts that the administrator opened to the shop's earnings. */
export const Requesting: Story = {
  parameters: alive({ as: 'seller@chonoi.test', at: '/seller/withdrawals' }),
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(
      (await canvas.findAllByRole('button', { name: t('withdrawals:request.action') }))[0] as Element,
    )
    await expectSeen(screen.findByLabelText(new RegExp(`^${t('withdrawals:request.account')}`)))
  },
}
