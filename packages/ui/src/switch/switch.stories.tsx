import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { expectTickKeyboard } from '../../testing/keyboard/expect-keyboard.ts'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { Switch } from './switch.tsx'

const meta = {
  title: 'Inputs/Switch',
  component: Switch,
  parameters: { keyboard: 'switch', english: { label: 'Push notifications' } },
  args: { label: 'Thông báo đẩy', onChange: fn() },
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    const control = canvas.getByRole('switch', { name: t('Thông báo đẩy', 'Push notifications') })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

export const On: Story = {
  args: { defaultChecked: true, help: 'Chúng tôi chỉ báo khi đơn hàng thay đổi.' },
  parameters: { english: { help: 'We only notify you when an order changes.' } },
}
export const Disabled: Story = { args: { disabled: true } }

/** Checks the keys of the ARIA Authoring Practices with the assertion shared by all components of this pattern. */
export const KeyboardPattern: Story = { play: ({ canvas }) => expectTickKeyboard(canvas.getByRole('switch'), 'switch') }
