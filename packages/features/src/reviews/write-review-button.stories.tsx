import type { Product } from '@chonoi/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { alive, arrangedFor, expectSeen, focusedSummary, wordsOf } from '../../testing/alive/alive.ts'
import { productOf } from '../../testing/alive/arrange.ts'
import { WriteReviewButton } from './write-review-button.tsx'

const slug = 'bat-an-com-ve-chuon-chuon'
const bowl = { at: `/products/${slug}`, before: productOf(slug) }
const words = 'Men đẹp, gói kỹ.'
const by = (account: 'multi' | 'user', network: 'gone' | 'silent' | null = null) =>
  alive({ ...bowl, as: `${account}@chonoi.test`, network })

const meta = {
  title: 'Features/Reviews/Writing',
  component: WriteReviewButton,
  tags: ['!autodocs'],
  args: { product: { id: '', name: '' } },
  parameters: by('multi'),
  render: (_, { loaded }) => <WriteReviewButton product={arrangedFor<Pick<Product, 'id' | 'name'>>(loaded)} />,
} satisfies Meta<typeof WriteReviewButton>
export default meta
type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

async function openForm({ canvas, loaded, userEvent }: Play) {
  const button = await canvas.findByRole('button', { name: wordsOf(loaded)('reviews:write') })
  // The button is pending until it is known whether a review exists.
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  await userEvent.click(button)
  await expectSeen(screen.findByRole('dialog'))
}

async function write(play: Play) {
  await openForm(play)
  const { loaded, userEvent } = play
  const t = wordsOf(loaded)
  const [, , , fourth] = await screen.findAllByRole('radio')
  if (fourth) await userEvent.click(fourth)
  await userEvent.type(await screen.findByLabelText(new RegExp(`^${t('forms:comment.label')}`)), words)
  await userEvent.click(await screen.findByRole('button', { name: t('reviews:form.send') }))
}

export const Form: Story = { play: openForm }

/** All missing fields are reported at once, and nothing is sent. */
export const Incomplete: Story = {
  async play(play) {
    await openForm(play)
    await play.userEvent.click(await screen.findByRole('button', { name: wordsOf(play.loaded)('reviews:form.send') }))
    await expect((await focusedSummary()).querySelectorAll('a')).toHaveLength(2)
  },
}

/** Once written, the review isn't asked for again. */
export const Sent: Story = {
  async play(play) {
    await write(play)
    await expectSeen(screen.findByText(wordsOf(play.loaded)('reviews:form.sent')))
    const asking = () => play.canvas.queryByRole('button', { name: wordsOf(play.loaded)('reviews:write') })
    await waitFor(() => expect(asking()).toBeNull())
  },
}

/** Input is kept when the network fails. */
export const OutOfReach: Story = {
  parameters: by('multi', 'gone'),
  async play(play) {
    await write(play)
    await expectSeen(screen.findByText(wordsOf(play.loaded)('errors:network.unreachable')))
    await expectSeen(screen.findByDisplayValue(words))
  },
}

/** It isn't known yet whether a review exists. */
export const Loading: Story = {
  parameters: by('multi', 'silent'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button')).toHaveAttribute('aria-busy', 'true')
  },
}

export const Visitor: Story = {
  parameters: alive(bowl),
  play: async ({ canvas, loaded }) => {
    const link = await canvas.findByRole('link', { name: wordsOf(loaded)('reviews:product.signIn') })
    await expect(link).toHaveAttribute('href', `/login?next=${encodeURIComponent(bowl.at)}`)
  },
}
