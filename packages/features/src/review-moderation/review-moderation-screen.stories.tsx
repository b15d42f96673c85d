import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { alive, expectSeen, focusedSummary, wordsOf } from '../../testing/alive/alive.ts'
import { ReviewModerationScreen } from './review-moderation-screen.tsx'

const as = 'admin@chonoi.test'
const meta = {
  title: 'Features/Review moderation',
  component: ReviewModerationScreen,
  tags: ['!autodocs'],
  parameters: alive({ as, at: '/admin/reviews' }),
} satisfies Meta<typeof ReviewModerationScreen>
export default meta
type Story = StoryObj<typeof meta>

/** What authors changed since their review was rejected. */
export const Queue: Story = {
  play: async ({ canvas, loaded }) => {
    const name = new RegExp(`^${wordsOf(loaded)('reviewManagement:action.more', { name: '' })}`)
    await expect((await canvas.findAllByRole('button', { name })).length).toBe(3)
  },
}

export const NothingFound: Story = {
  parameters: alive({ as, at: '/admin/reviews?search=khong-co-gi-ca' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('common:state.noResults')))
  },
}

export const Everything: Story = {
  parameters: alive({ as, at: '/admin/reviews?status=ALL' }),
  play: async ({ canvas, loaded }) => {
    const name = new RegExp(`^${wordsOf(loaded)('reviewManagement:action.viewOf', { name: '' })}`)
    await expect((await canvas.findAllByRole('button', { name })).length).toBeGreaterThan(10)
  },
}

/** Hiding a review without a reason: the problem stands at its field. */
export const Hiding: Story = {
  parameters: alive({ as, at: '/admin/reviews?status=ALL&rating=1' }),
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const name = new RegExp(`^${t('reviewManagement:action.more', { name: '' })}`)
    const [more] = await canvas.findAllByRole('button', { name })
    if (more) await userEvent.click(more)
    await userEvent.click(await screen.findByRole('menuitem', { name: t('reviewManagement:action.HIDDEN') }))
    await expectSeen(screen.findByRole('dialog'))
    await userEvent.click(screen.getByRole('button', { name: t('reviewManagement:action.HIDDEN') }))
    await focusedSummary()
  },
}
