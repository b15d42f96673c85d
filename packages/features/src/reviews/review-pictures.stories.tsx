import type { Review } from '@chonoi/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { alive, arrangedFor, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { reviewWithPictures } from '../../testing/alive/arrange-review.ts'
import { ReviewCard } from './review-card.tsx'
import ReviewFormDialog from './review-form-dialog.tsx'

const meta = {
  title: 'Features/Reviews/Pictures',
  component: ReviewCard,
  tags: ['!autodocs'],
  args: { review: {} as Review },
  parameters: alive({ before: reviewWithPictures }),
  render: (_, { loaded }) => <ReviewCard review={arrangedFor<Review>(loaded)} />,
} satisfies Meta<typeof ReviewCard>
export default meta
type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

async function findPictures({ canvas, loaded }: Play): Promise<HTMLElement[]> {
  const { user } = arrangedFor<Review>(loaded)
  const name = wordsOf(loaded)('common:picture.of', { name: `${user.lastName} ${user.firstName}` })
  const list = await canvas.findByRole('list', { name })
  await waitFor(() => {
    for (const picture of list.querySelectorAll('img')) if (!picture.naturalWidth) throw new Error('still loading')
  })
  return [...list.querySelectorAll('button')]
}

export const OfAReview: Story = {
  async play(play) {
    await expect(await findPictures(play)).toHaveLength(3)
  },
}

/** The second of three on the whole window. */
export const Opened: Story = {
  async play(play) {
    const [, second] = await findPictures(play)
    if (second) await play.userEvent.click(second)
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.querySelector('img')?.naturalWidth).toBeGreaterThan(0))
  },
}

/** The author arranges, removes and adds pictures. */
export const Editing: Story = {
  render(_, { loaded }) {
    const review = arrangedFor<Review>(loaded)
    const product = { id: review.productId, name: review.product.name }
    return <ReviewFormDialog product={product} review={review} onClose={() => {}} />
  },
  async play({ loaded }) {
    await expectSeen(screen.findByRole('dialog'))
    const list = await screen.findByRole('list', { name: wordsOf(loaded)('reviews:form.pictures') })
    await expect(list.querySelectorAll('li')).toHaveLength(3)
    await waitFor(() => {
      for (const picture of list.querySelectorAll('img')) if (!picture.naturalWidth) throw new Error('still loading')
    })
  },
}
