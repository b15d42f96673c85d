import { type ApiClient, unwrap } from '@chonoi/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { alive, arrangedFor, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { ReturnScreen } from './return-screen.tsx'

const own = async (api: ApiClient) => (await unwrap(api.GET('/returns'))).data[0]?.id ?? ''
const waiting = async (api: ApiClient) => {
  const query = { status: 'REQUESTED' } as const
  return (await unwrap(api.GET('/returns/management/all', { params: { query } }))).data[0]?.id ?? ''
}
const disputed = async (api: ApiClient) => {
  const query = { status: 'ESCALATED' } as const
  return (await unwrap(api.GET('/admin/returns', { params: { query } }))).data[0]?.id ?? ''
}

const meta = {
  title: 'Features/Returns/One return',
  component: ReturnScreen,
  tags: ['!autodocs'],
  args: { returnId: '', side: 'buyer' },
  parameters: alive({ as: 'customer@chonoi.test', at: '/orders/returns/1', before: own }),
  render: ({ side }, { loaded }) => <ReturnScreen returnId={arrangedFor<string>(loaded)} side={side} />,
} satisfies Meta<typeof ReturnScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Refunded: Story = {
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('returns:detail.timeline')))
  },
}

/** The shop accepts, or refuses with a reason. */
export const Answered: Story = {
  args: { side: 'seller' },
  parameters: alive({ as: 'seller@chonoi.test', at: '/seller/returns/1', before: waiting }),
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: t('returns:action.reject') }))
    await expectSeen(screen.findByText(t('returns:action.rejectText')))
  },
}

/** The platform decides where both sides disagree. */
export const Decided: Story = {
  args: { side: 'admin' },
  parameters: alive({ as: 'admin@chonoi.test', at: '/admin/returns/1', before: disputed }),
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: t('returns:action.decide') }))
    await expectSeen(screen.findByRole('radio', { name: new RegExp(t('returns:decision.REJECT')) }))
  },
}
