import type { Review } from '@chonoi/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { alive, arrangedFor } from '../../testing/alive/alive.ts'
import { reviewWithPictures } from '../../testing/alive/arrange-review.ts'
import { ReviewInFull } from './review-details.tsx'

const meta = {
  title: 'Features/Review moderation/Details',
  component: ReviewInFull,
  tags: ['!autodocs'],
  args: { review: {} as Review },
  parameters: alive({ as: 'admin@chonoi.test', at: '/admin/reviews', before: reviewWithPictures }),
  render: (_, { loaded }) => <ReviewInFull review={arrangedFor<Review>(loaded)} />,
} satisfies Meta<typeof ReviewInFull>
export default meta
type Story = StoryObj<typeof meta>

/** A moderator decides on the pictures with the text. */
export const WithPictures: Story = {
  async play({ canvas }) {
    await expect(await canvas.findAllByRole('img')).not.toHaveLength(0)
    await waitFor(() => {
      const pictures = canvas.getAllByRole('listitem').flatMap((item) => [...item.querySelectorAll('img')])
      if (pictures.length !== 3 || pictures.some(({ naturalWidth }) => !naturalWidth)) throw new Error('still loading')
    })
  },
}
