import type { Meta, StoryObj } from '@storybook/react-vite'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { SessionsScreen } from './sessions-screen.tsx'

const meta = {
  title: 'Features/Account/Sessions',
  component: SessionsScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'customer@chonoi.test', at: '/account/sessions' }),
} satisfies Meta<typeof SessionsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const OnlyHere: Story = {
  parameters: { noScreenshot: "It shows the time of the server's clock." },
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('sessions:current')))
  },
}
