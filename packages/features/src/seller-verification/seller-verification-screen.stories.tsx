import type { Meta, StoryObj } from '@storybook/react-vite'
import { alive, expectSeen, focusedSummary, wordsOf } from '../../testing/alive/alive.ts'
import { SellerVerificationScreen } from './seller-verification-screen.tsx'

const at = '/auth/seller-verification'
const meta = {
  title: 'Features/Seller verification',
  component: SellerVerificationScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'multi@chonoi.test', at }),
} satisfies Meta<typeof SellerVerificationScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing was sent yet, and nothing is filled in. */
export const Incomplete: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: wordsOf(loaded)('sellerVerification:form.submit') }),
    )
    await focusedSummary()
  },
}

export const Pending: Story = {
  parameters: alive({ as: 'customer@chonoi.test', at }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('sellerVerification:pending.title')))
  },
}

/** The form is filled again, under the reason. */
export const Rejected: Story = {
  parameters: alive({ as: 'user@chonoi.test', at }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('sellerVerification:rejected.title')))
  },
}
