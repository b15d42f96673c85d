import { type ApiClient, unwrap } from '@chonoi/api-client'
import type { PaymentMismatch } from '@chonoi/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { alive, arrangedFor, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import SettleDoubleRefundDialog from './settle-double-refund-dialog.tsx'

/** A refund of the demo as it stands once its provider turns out to have made it after the wallet was paid. */
async function refundedTwice(api: ApiClient): Promise<PaymentMismatch> {
  const { data } = await unwrap(api.GET('/admin/payments', { params: { query: { method: 'MOMO', limit: 1 } } }))
  const [payment] = data
  if (!payment) throw new Error('The demo has no payment by MoMo.')
  return {
    ...{ id: payment.id, kind: 'REFUND_TWICE', gateway: 'momo', reference: payment.reference, paymentId: payment.id },
    ...{ expectedInCents: 12_500_000, reportedCurrency: 'VND', reportedCents: 12_500_000 },
    ...{ transactionId: 'RF7K3MPQ2X5T8WAB', resolution: null, outcome: null, takenBackInCents: null },
    ...{ resolvedAt: null, createdAt: payment.createdAt },
  }
}

const meta = {
  title: 'Features/Payments/Settling a double refund',
  component: SettleDoubleRefundDialog,
  tags: ['!autodocs'],
  args: { mismatch: {} as PaymentMismatch, paymentId: '', onClose: () => {} },
  parameters: alive({ as: 'superadmin@chonoi.test', at: '/admin/payments/reconciliation', before: refundedTwice }),
  render: ({ onClose }, { loaded }) => {
    const mismatch = arrangedFor<PaymentMismatch>(loaded)
    return <SettleDoubleRefundDialog mismatch={mismatch} paymentId={mismatch.paymentId ?? ''} onClose={onClose} />
  },
} satisfies Meta<typeof SettleDoubleRefundDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Deciding: Story = {
  play: async ({ loaded }) => {
    await expectSeen(screen.findByRole('radio', { name: new RegExp(wordsOf(loaded)('payments:twice.WRITE_OFF')) }))
  },
}

/** The server refuses what it knows nothing of, and the words stay. */
export const Refused: Story = {
  play: async ({ loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await screen.findByRole('radio', { name: new RegExp(t('payments:twice.WRITE_OFF')) }))
    await userEvent.type(screen.getByRole('textbox', { name: new RegExp(t('payments:settle.note')) }), 'Cổng đã hoàn')
    await userEvent.click(screen.getByRole('button', { name: t('payments:twice.submit') }))
    await expectSeen(screen.findByRole('alert'))
  },
}

/** No decision without what the wallet holds. */
export const WithoutAnswer: Story = {
  render: ({ onClose }, { loaded }) => {
    const mismatch = arrangedFor<PaymentMismatch>(loaded)
    return <SettleDoubleRefundDialog mismatch={mismatch} paymentId={mismatch.id.replace(/^./, 'f')} onClose={onClose} />
  },
  play: async ({ loaded }) => {
    await expectSeen(screen.findByRole('dialog', { name: wordsOf(loaded)('payments:twice.title') }))
    await expectSeen(screen.findByRole('alert'))
  },
}
