import type { ShopDebtList } from '@chonoi/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { ShopDebt, ShopDebtCard } from './shop-debt-card.tsx'

const entry = {
  transactionId: '00000000-0000-4000-8000-000000000002',
  orderId: '00000000-0000-4000-8000-000000000001',
  createdAt: '2026-11-20T03:00:00.000Z',
}

/** Two orders that the shop collected, a release that paid a part of them, and a refund. */
const debt: ShopDebtList = {
  owedInCents: 7_500_000,
  payableInCents: 12_000_000,
  data: [
    {
      ...entry,
      id: 4,
      reason: 'REFUND',
      description: 'CN-261118-7QK2',
      amountInCents: -1_000_000,
      owedInCents: 7_500_000,
    },
    {
      ...entry,
      id: 3,
      reason: 'RELEASE',
      description: 'CN-261117-4MZA',
      amountInCents: -4_000_000,
      owedInCents: 8_500_000,
    },
    {
      ...entry,
      id: 2,
      reason: 'COMMISSION',
      description: 'CN-261115-9TRB',
      amountInCents: 7_500_000,
      owedInCents: 12_500_000,
    },
    {
      ...entry,
      id: 1,
      reason: 'COMMISSION',
      description: 'CN-261114-2HXC',
      amountInCents: 5_000_000,
      owedInCents: 5_000_000,
    },
  ],
  pagination: { page: 1, limit: 10, total: 4, totalPages: 1, hasNext: false, hasPrev: false },
}

const meta = {
  title: 'Features/Withdrawals/Debt of a shop',
  component: ShopDebt,
  tags: ['!autodocs'],
  args: { debt, onPage: () => {} },
  parameters: alive({ as: 'shopadmin@chonoi.test', at: '/seller/withdrawals' }),
} satisfies Meta<typeof ShopDebt>
export default meta
type Story = StoryObj<typeof meta>

export const Owing: Story = {
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByRole('button', { name: wordsOf(loaded)('withdrawals:debt.pay') }))
  },
}

/** The order that the demo's shop collected itself: its commission is owed, and paid from the balance. */
export const OfTheDemo: Story = {
  render: () => <ShopDebtCard />,
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('withdrawals:debt.reason.COMMISSION')))
  },
}

export const Paying: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: t('withdrawals:debt.pay') }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expectSeen(dialog.findByRole('button', { name: t('withdrawals:debt.pay') }))
  },
}

/** An empty balance pays nothing, and the button says so. */
export const WithoutBalance: Story = {
  args: { debt: { ...debt, payableInCents: 0 } },
  play: async ({ canvas, loaded }) => {
    const t = wordsOf(loaded)
    const pay = await canvas.findByRole('button', { name: t('withdrawals:debt.pay') })
    await expect(pay).toHaveAccessibleDescription(t('withdrawals:debt.noBalance'))
  },
}

/** Refunds gave back more commission than was still owed. */
export const PaidOff: Story = {
  args: {
    debt: {
      ...debt,
      owedInCents: 0,
      data: [
        {
          ...entry,
          id: 6,
          reason: 'REFUND',
          description: 'CN-261115-9TRB',
          amountInCents: -500_000,
          owedInCents: -500_000,
        },
        {
          ...entry,
          id: 5,
          reason: 'PAYMENT',
          orderId: null,
          description: '',
          amountInCents: -7_500_000,
          owedInCents: 0,
        },
        ...debt.data,
      ],
    },
  },
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('withdrawals:debt.nothing')))
  },
}
