import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import ConsentBanner from './consent-banner.tsx'

const meta = {
  title: 'Features/Cookies',
  component: ConsentBanner,
  tags: ['!autodocs'],
  args: { onAnswered: () => {} },
  parameters: alive({}, 'fullscreen'),
} satisfies Meta<typeof ConsentBanner>
export default meta
type Story = StoryObj<typeof meta>

export const Banner: Story = {
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('cookies:banner.title')))
  },
}

export const Choosing: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: t('cookies:customize') }))
    await expectSeen(screen.findByRole('dialog', { name: t('cookies:dialog.title') }))
  },
}
