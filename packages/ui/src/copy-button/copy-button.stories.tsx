import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, mocked, spyOn, userEvent, waitFor } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { CopyButton } from './copy-button.tsx'

const meta = {
  title: 'Actions/CopyButton',
  component: CopyButton,
  args: { text: '0123456789', label: 'Sao chép số tài khoản' },
  parameters: { english: { label: 'Copy account number' } },
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  },
} satisfies Meta<typeof CopyButton>
export default meta
type Story = StoryObj<typeof meta>

const said = (politeness: string) => document.querySelector(`[data-live-region='${politeness}']`)

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: t('Sao chép số tài khoản', 'Copy account number') }))
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('0123456789')
    await waitFor(() => expect(said('polite')).toHaveTextContent(t('Đã sao chép', 'Copied')))
  },
}

export const WithLabel: Story = {
  args: { isLabelShown: true },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await userEvent.click(canvas.getByRole('button'))
    await canvas.findByRole('button', { name: t('Đã sao chép', 'Copied') })
  },
}

export const Refused: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    mocked(navigator.clipboard.writeText).mockRejectedValue(new DOMException('refused', 'NotAllowedError'))
    await userEvent.click(canvas.getByRole('button'))
    const words = t('Không sao chép được', 'Could not copy')
    await waitFor(() => expect(said('assertive')).toHaveTextContent(words))
  },
}
