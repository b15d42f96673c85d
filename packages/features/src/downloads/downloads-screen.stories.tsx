import type { Meta, StoryObj } from '@storybook/react-vite'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { DownloadsScreen } from './downloads-screen.tsx'

const meta = {
  title: 'Features/Downloads/Downloads',
  component: DownloadsScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'customer@chonoi.test', at: '/downloads' }),
} satisfies Meta<typeof DownloadsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** What the demo's customer bought. */
export const OfACustomer: Story = {
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByRole('heading', { level: 1, name: wordsOf(loaded)('downloads:title') }))
    await expectSeen(canvas.findByText(wordsOf(loaded)('downloads:text')))
  },
}

/** Somebody who bought nothing digital. */
export const Unused: Story = {
  parameters: alive({ as: 'admin@chonoi.test', at: '/downloads' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('downloads:empty')))
  },
}
