import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { framedInDocs } from '../../testing/stories/framed-in-docs.ts'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { Button } from '../button/button.tsx'
import { Popover } from './popover.tsx'

const meta = {
  title: 'Overlays/Popover',
  parameters: {
    docs: framedInDocs,
    english: {
      trigger: <Button>Tides</Button>,
      label: 'Today’s tides',
      children: <p>High tide at 04:20, low tide at 11:05.</p>,
    },
  },
  component: Popover,
  args: {
    trigger: <Button>Giờ nước</Button>,
    label: 'Giờ nước hôm nay',
    children: <p>Nước lớn lúc 04:20, nước ròng lúc 11:05.</p>,
  },
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const t = textsIn(globals)
    const trigger = canvas.getByRole('button', { name: t('Giờ nước', 'Tides') })
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: t('Giờ nước hôm nay', 'Today’s tides') })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const Open: Story = { args: { defaultOpen: true } }
