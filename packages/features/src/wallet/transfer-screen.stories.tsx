import type { Deposit } from '@chonoi/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { AliveParameters } from '../../testing/alive/alive-parameters.ts'
import { alive, arrangedFor, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { cancelDeposit, openDeposit, reportDeposit } from '../../testing/alive/arrange.ts'
import { TransferScreen } from './transfer-screen.tsx'

const of = (before: AliveParameters['before'], more: Partial<AliveParameters> = {}) =>
  alive({ as: 'customer@chonoi.test', at: '/wallet/deposit/1', before, ...more })

const amount = /500\.000/
const nowhere = '00000000-0000-4000-8000-000000000000'

const meta = {
  title: 'Features/Wallet/Deposit by transfer',
  component: TransferScreen,
  tags: ['!autodocs'],
  args: { depositId: '' },
  parameters: of(openDeposit),
  render: (_, { loaded }) => <TransferScreen depositId={arrangedFor<Pick<Deposit, 'id'>>(loaded).id} />,
} satisfies Meta<typeof TransferScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The account, the text of the transfer as VietQR code, and the form that reports it. */
export const Open: Story = {
  play: async ({ canvas, loaded }) => {
    const t = wordsOf(loaded)
    await expectSeen(canvas.findByRole('heading', { level: 1, name: t('wallet:deposit.title') }))
    await expectSeen(canvas.findByText(t('payments:transfer.content')))
    await expectSeen(canvas.findByRole('img', { name: amount }))
  },
}

export const Reported: Story = {
  parameters: of(reportDeposit),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('wallet:deposit.waitingText')))
  },
}

export const Over: Story = {
  parameters: of(cancelDeposit),
  play: async ({ canvas, loaded }) => {
    const t = wordsOf(loaded)
    await expectSeen(canvas.findByText(t('wallet:deposit.overTitle')))
    await expectSeen(canvas.findByRole('link', { name: t('wallet:deposit.again') }))
  },
}

export const OutOfReach: Story = {
  parameters: of(openDeposit, { network: 'gone' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('common:state.loadFailed')))
  },
}

/** Someone else's deposit isn't there either. */
export const NotFound: Story = {
  parameters: of(null),
  render: () => <TransferScreen depositId={nowhere} />,
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('shell:access.notFoundTitle')))
  },
}
