import type { Meta, StoryObj } from '@storybook/react-vite'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import type { StorySite } from '../../testing/alive/story-site.ts'
import { SessionErrorBox } from './session-error-box.tsx'

const meta = {
  title: 'Features/Session error',
  component: SessionErrorBox,
  tags: ['!autodocs'],
} satisfies Meta<typeof SessionErrorBox>
export default meta
type Story = StoryObj<typeof meta>

/** As after another tab switched shops while this one was offline. */
export const NotLoadedAgain: Story = {
  parameters: alive({ as: 'multi@chonoi.test', network: 'gone' }),
  async play({ canvas, loaded }) {
    await (loaded.site as StorySite).connection.session.reloadUser()
    await expectSeen(canvas.findByText(wordsOf(loaded)('shell:session.loadFailed')))
  },
}
