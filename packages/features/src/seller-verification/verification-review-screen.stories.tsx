import { unwrap } from '@chonoi/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { alive, arrangedFor, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { applyWithTheSameTaxCode } from '../../testing/alive/arrange-verification.ts'
import { VerificationReviewScreen } from './verification-review-screen.tsx'

const showing = (status: 'PENDING' | 'REJECTED') =>
  alive({
    as: 'admin@chonoi.test',
    at: '/admin/seller-verifications',
    before: async (api) =>
      (await unwrap(api.GET('/admin/seller-verifications', { params: { query: { status } } }))).data[0]?.id,
  })

const meta = {
  title: 'Features/Seller verification/Review',
  component: VerificationReviewScreen,
  tags: ['!autodocs'],
  args: { verificationId: '' },
  parameters: showing('PENDING'),
  render: (_, { loaded }) => <VerificationReviewScreen verificationId={arrangedFor<string>(loaded)} />,
} satisfies Meta<typeof VerificationReviewScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The reason is asked for. */
export const Rejecting: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: t('sellerVerification:review.reject') }))
    await expectSeen(screen.findByRole('textbox', { name: new RegExp(t('sellerVerification:review.reason')) }))
  },
}

export const Rejected: Story = {
  parameters: showing('REJECTED'),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('sellerVerification:field.reviewer')))
  },
}

/** Another account has the tax code: it is named, and approving says so. */
export const SharedTaxCode: Story = {
  parameters: alive({
    ...{ as: 'admin@chonoi.test', at: '/admin/seller-verifications', before: applyWithTheSameTaxCode },
  }),
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await expectSeen(canvas.findByText(t('sellerVerification:review.sharedTitle')))
    await userEvent.click(canvas.getByRole('button', { name: t('sellerVerification:review.approve') }))
    await expectSeen(screen.findByRole('button', { name: t('sellerVerification:review.approveShared') }))
  },
}
