import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, mocked, spyOn, userEvent, waitFor } from 'storybook/test'
import { CopyButton } from './copy-button.tsx'

const meta = {
  title: 'Actions/CopyButton',
  component: CopyButton,
  args: { text: '0123456789', label: 'Sao chép số tài khoản' },
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  },
} satisfies Meta<typeof CopyButton>
export default meta
type Story = StoryObj<typeof meta>

const said = (politeness: string) => document.querySelector(`[data-live-region='${politeness}']`)

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sao chép số tài khoản' }))
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('0123456789')
    await waitFor(() => expect(said('polite')).toHaveTextContent(globals.locale === 'vi' ? 'Đã sao chép' : 'Copied'))
  },
}

export const WithLabel: Story = {
  args: { isLabelShown: true },
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button'))
    await canvas.findByRole('button', { name: globals.locale === 'vi' ? 'Đã sao chép' : 'Copied' })
  },
}

export const Refused: Story = {
  play: async ({ canvas, globals }) => {
    mocked(navigator.clipboard.writeText).mockRejectedValue(new DOMException('refused', 'NotAllowedError'))
    await userEvent.click(canvas.getByRole('button'))
    const words = globals.locale === 'vi' ? 'Không sao chép được' : 'Could not copy'
    await waitFor(() => expect(said('assertive')).toHaveTextContent(words))
  },
}
