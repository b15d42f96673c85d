import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { CommentsScreen } from './comments-screen.tsx'

const as = 'admin@chonoi.test'
const waiting = 'Bài viết hay quá, mong có thêm về chợ nổi Phong Điền.'
const meta = {
  title: 'Features/Comment moderation',
  component: CommentsScreen,
  tags: ['!autodocs'],
  parameters: alive({ as, at: '/admin/news/comments' }),
} satisfies Meta<typeof CommentsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectSeen(canvas.findByText(waiting))
  },
}

/** NEWS-02: two of the queue are chosen and approved at once; the queue is empty then. */
export const BulkApproved: Story = {
  parameters: alive({ as, at: '/admin/news/comments?status=PENDING' }),
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await canvas.findByText(waiting)
    const [all] = canvas.getAllByRole('checkbox')
    if (all) await userEvent.click(all)
    await userEvent.click(await canvas.findByRole('button', { name: t('commentModeration:bulk.approve') }))
    await expectSeen(canvas.findByText(t('commentModeration:noMatch')))
  },
}

/** The server refuses who doesn't moderate. */
export const NoPermission: Story = {
  parameters: alive({ as: 'customer@chonoi.test', at: '/admin/news/comments' }),
  play: async ({ loaded }) => {
    const refusals = await screen.findAllByRole('heading', { name: wordsOf(loaded)('shell:access.partDenied') })
    await expect(refusals.length).toBeGreaterThan(0)
  },
}
