import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { framedInDocs } from '../../testing/stories/framed-in-docs.ts'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { expectTooltipKeyboard } from '../../testing/keyboard/expect-keyboard.ts'
import { Button } from '../button/button.tsx'
import { Tooltip } from './tooltip.tsx'

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  parameters: {
    docs: framedInDocs,
    keyboard: 'tooltip',
    english: { content: 'Only you can see this', children: <Button>Note</Button> },
  },
  args: { content: 'Chỉ mình bạn thấy', children: <Button>Ghi chú</Button> },
  decorators: [(Story) => <div style={{ padding: 64 }}>{Story()}</div>],
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const t = textsIn(globals)
    await userEvent.tab()
    const tooltip = await screen.findByRole('tooltip')
    await expect(tooltip).toHaveTextContent(t('Chỉ mình bạn thấy', 'Only you can see this'))
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-describedby', tooltip.id)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}

export const Open: Story = { args: { isOpen: true } }

export const LongText: Story = {
  args: {
    isOpen: true,
    placement: 'bottom',
    content: 'Số tiền này được giữ lại cho đến khi người mua xác nhận đã nhận đủ hàng.',
  },
  parameters: { english: { content: 'The amount is held until the buyer confirms that everything has arrived.' } },
}

/** Checks the keys of the ARIA Authoring Practices with the assertion shared by all components of this pattern. */
export const KeyboardPattern: Story = { play: ({ canvas }) => expectTooltipKeyboard(canvas.getByRole('button')) }
