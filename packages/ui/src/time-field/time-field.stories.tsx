import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { expectSpinButtonKeyboard } from '../../testing/keyboard/expect-keyboard.ts'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { TimeField } from './time-field.tsx'

const meta = {
  title: 'Inputs/TimeField',
  component: TimeField,
  args: { label: 'Giờ mở cửa', name: 'opens', onChange: fn() },
  parameters: { english: { label: 'Opens at' } },
} satisfies Meta<typeof TimeField>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    const [hour, minute] = canvas.getAllByRole('spinbutton')
    await expect(hour).toHaveFocus()
    await userEvent.keyboard('17')
    await expect(minute).toHaveFocus()
    await userEvent.keyboard('05')
    await expect(args.onChange).toHaveBeenLastCalledWith('17:05')
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('17:04')
    for (const part of canvas.getAllByRole('spinbutton')) await expectSpinButtonKeyboard(part)
    await userEvent.keyboard('{ArrowLeft}{Backspace>2/}{ArrowRight}{Backspace>2/}')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null))
  },
}

export const Filled: Story = {
  args: { defaultValue: '04:30', help: 'Giờ Việt Nam' },
  parameters: { english: { help: 'Vietnam time' } },
}
export const WithError: Story = {
  args: { defaultValue: '23:30', error: 'Chợ đóng lúc 21:00', isRequired: true },
  parameters: { english: { error: 'The market closes at 21:00' } },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveAccessibleDescription(
      t(/Chợ đóng lúc 21:00/, /The market closes at 21:00/),
    )
  },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: '04:30' } }
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: '04:30' } }
