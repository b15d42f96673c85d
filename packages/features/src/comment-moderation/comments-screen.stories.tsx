import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
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

/** The keys open a comment in full beside the list, with the decisions on it. */
export const BesideTheList: Story = {
  globals: { viewport: { value: 'w1280' } },
  parameters: alive({ as, at: '/admin/news/comments?status=PENDING' }),
  play: async ({ canvas, loaded, userEvent }) => {
    await canvas.findByText(waiting)
    await userEvent.keyboard('jo')
    const panel = await screen.findByRole('complementary')
    await expectSeen(within(panel).findByText(wordsOf(loaded)('commentModeration:action.APPROVED')))
  },
}

/** On a phone it covers the list. */
export const DetailsOnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  parameters: alive({ as, at: '/admin/news/comments?status=PENDING' }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(waiting)
    await userEvent.keyboard('jo')
    await expectSeen(screen.findByRole('dialog'))
    await expectSeen(within(screen.getByRole('dialog')).findByRole('link'))
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
