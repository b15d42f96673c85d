import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { alive, expectSeen, focusedSummary, wordsOf } from '../../testing/alive/alive.ts'
import { WithdrawScreen } from './withdraw-screen.tsx'

const meta = {
  title: 'Features/Withdrawals/New of a wallet',
  component: WithdrawScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'shopadmin@chonoi.test', at: '/wallet/withdraw' }),
} satisfies Meta<typeof WithdrawScreen>
export default meta
type Story = StoryObj<typeof meta>

export const WithAccount: Story = {
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByRole('button', { name: wordsOf(loaded)('withdrawals:request.submit') }))
  },
}

export const Refused: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: t('withdrawals:request.submit') }))
    await expectSeen(focusedSummary())
  },
}

/** Adds the first account in the dialog, and asks for the amount after it. */
export const WithoutAccount: Story = {
  parameters: alive({ as: 'customer@chonoi.test', at: '/wallet/withdraw' }),
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: t('withdrawals:accounts.add') }))
    const dialog = await screen.findByRole('dialog', { name: t('withdrawals:accounts.add') })
    await expectSeen(Promise.resolve(dialog))
    await userEvent.type(
      await screen.findByRole('combobox', { name: new RegExp(t('withdrawals:accounts.bank')) }),
      'Vietcom',
    )
    await userEvent.click(await screen.findByRole('option', { name: /Vietcombank/ }))
    await userEvent.type(screen.getByLabelText(new RegExp(t('withdrawals:accounts.number'))), '0071 0012 345678')
    await userEvent.type(screen.getByLabelText(new RegExp(t('withdrawals:accounts.holder'))), 'NGUYEN THI LAN ANH')
    await userEvent.click(screen.getByRole('button', { name: t('withdrawals:accounts.save') }))
    await expectSeen(canvas.findByRole('button', { name: t('withdrawals:request.submit') }))
  },
}
