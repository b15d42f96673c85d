import type { Meta, StoryObj } from '@storybook/react-vite'
import { expectSeen, alive, wordsOf } from '../../testing/alive/alive.ts'
import { ShopStatementCard } from './shop-statement-card.tsx'

const meta = {
  title: 'Features/Withdrawals/Statement of a shop',
  component: ShopStatementCard,
  tags: ['!autodocs'],
  parameters: alive({ as: 'shopadmin@chonoi.test', at: '/seller/withdrawals' }),
} satisfies Meta<typeof ShopStatementCard>
export default meta
type Story = StoryObj<typeof meta>

/** The newest month opens its movements. */
export const Opened: Story = {
  play: async ({ canvas, canvasElement, loaded, userEvent }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('withdrawals:statement.title')))
    await expectSeen(canvas.findAllByText(/2026/).then(([first]) => first as HTMLElement))
    const summary = canvasElement.querySelector('summary')
    if (summary) await userEvent.click(summary)
    const why = await canvas.findAllByRole('button', {
      name: new RegExp(wordsOf(loaded)('transactions:entries.action').replace('?', '.')),
    })
    await expectSeen(Promise.resolve(why[0] as HTMLElement))
  },
}
