import { type ApiClient, unwrap } from '@chonoi/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { alive, arrangedFor, expectSeen, focusedSummary, wordsOf } from '../../testing/alive/alive.ts'
import { RequestReturnScreen } from './request-return-screen.tsx'

/** The customer's newest delivered order. */
async function newestDelivered(api: ApiClient) {
  const query = { limit: 1, status: 'DELIVERED' } as const
  const { data } = await unwrap(api.GET('/orders/my-orders', { params: { query } }))
  return data[0]?.id ?? ''
}

const meta = {
  title: 'Features/Returns/Request',
  component: RequestReturnScreen,
  tags: ['!autodocs'],
  args: { orderId: '' },
  parameters: alive({ as: 'customer@chonoi.test', at: '/orders/1/return', before: newestDelivered }),
  render: (_, { loaded }) => <RequestReturnScreen orderId={arrangedFor<string>(loaded)} />,
} satisfies Meta<typeof RequestReturnScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The refund follows what is picked. */
export const Picked: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const [more] = await canvas.findAllByRole('button', { name: /Tăng|Increase/i })
    if (more) await userEvent.click(more)
    await userEvent.type(
      canvas.getByRole('textbox', { name: new RegExp(t('returns:request.description').replace('?', '\\?')) }),
      'Bình bị nứt một đường dài ở đáy',
    )
    await expectSeen(canvas.findByText(t('returns:request.estimate')))
  },
}

/** Nothing is sent without goods and words. */
export const Refused: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: t('returns:request.submit') }))
    await focusedSummary()
  },
}
