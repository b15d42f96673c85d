import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { UpdatePrompt } from './update-prompt.tsx'

const use = fn<() => void>()
/** As the service worker tells it when a new version waits. */
const offer = () => window.dispatchEvent(new CustomEvent('update-available', { detail: { use } }))

const meta = {
  title: 'Features/Update prompt',
  component: UpdatePrompt,
  tags: ['!autodocs'],
  parameters: alive(),
} satisfies Meta<typeof UpdatePrompt>
export default meta
type Story = StoryObj<typeof meta>

export const Offered: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    use.mockClear()
    offer()
    await expectSeen(canvas.findByRole('region', { name: t('shell:update.available') }))
    await expect(use).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: t('shell:update.reload') }))
    await expect(use).toHaveBeenCalledOnce()
  },
}
