import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { ApprovalScreen } from './approval-screen.tsx'

const meta = {
  title: 'Features/Approvals',
  component: ApprovalScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'admin@chonoi.test', at: '/admin/approval' }),
} satisfies Meta<typeof ApprovalScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Queues, and their newest items with the decision beside them. */
export const Filled: Story = {
  play: async ({ canvas, loaded }) => {
    const t = wordsOf(loaded)
    await expectSeen(canvas.findByText(t('approvals:stats.percent', { percent: 98 })))
    const queues = within(canvas.getByRole('region', { name: t('approvals:queues.title') }))
    await expectSeen(queues.findByRole('link', { name: t('approvals:queue.products') }))
    const approvals = await canvas.findAllByRole('button', { name: t('productManagement:action.approve') })
    await expect(approvals.length).toBe(5)
  },
}
