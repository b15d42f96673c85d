import type { Meta, StoryObj } from '@storybook/react-vite'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { UnsubscribeScreen } from './unsubscribe-screen.tsx'

const meta = {
  title: 'Features/Campaigns/Unsubscribe',
  component: UnsubscribeScreen,
  tags: ['!autodocs'],
  parameters: alive({ at: '/unsubscribe?id=00000000-0000-4000-8000-000000000000' }),
} satisfies Meta<typeof UnsubscribeScreen>
export default meta
type Story = StoryObj<typeof meta>

/** One press, without signing in. */
export const Stopped: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: t('campaignLinks:unsubscribe.stop') }))
    await expectSeen(canvas.findByText(t('campaignLinks:unsubscribe.doneText')))
  },
}

/** From the one mail of a day: what stops is said, and that the security of the account still is told. */
export const FromADigest: Story = {
  name: 'From a digest',
  parameters: alive({ at: '/unsubscribe?id=00000000-0000-4000-8000-000000000000&of=digest' }),
  play: async ({ canvas, loaded }) => {
    const t = wordsOf(loaded)
    await expectSeen(canvas.findByRole('button', { name: t('campaignLinks:unsubscribeDigest.stop') }))
  },
}
