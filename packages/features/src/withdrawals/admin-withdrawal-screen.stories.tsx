import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQuery } from '@tanstack/react-query'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { useApi } from '../app/services.tsx'
import { AdminWithdrawalScreen } from './admin-withdrawal-screen.tsx'
import { withdrawalQueries } from './withdrawals-queries.ts'

/** The demo's ids differ from day to day. */
function LatestPending() {
  const query = { status: 'PENDING', page: 1, limit: 1 } as const
  const [latest] = useQuery(withdrawalQueries(useApi()).everybodys(query)).data?.data ?? []
  return latest && <AdminWithdrawalScreen withdrawalId={latest.id} />
}

const meta = {
  title: 'Features/Withdrawals/One of the platform',
  component: LatestPending,
  tags: ['!autodocs'],
  parameters: alive({ as: 'superadmin@chonoi.test', at: '/admin/withdrawals/1' }),
} satisfies Meta<typeof LatestPending>
export default meta
type Story = StoryObj<typeof meta>

export const Pending: Story = {
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByRole('button', { name: wordsOf(loaded)('withdrawals:detail.reveal') }))
  },
}
