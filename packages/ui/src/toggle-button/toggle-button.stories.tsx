import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heart } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { expectToggleKeyboard } from '../../testing/keyboard/expect-keyboard.ts'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { ToggleButton } from './toggle-button.tsx'

const meta = {
  title: 'Actions/ToggleButton',
  component: ToggleButton,
  parameters: { keyboard: 'toggle', english: { children: 'Favourite' } },
  args: { children: 'Yêu thích', icon: <Heart aria-hidden="true" />, onChange: fn() },
} satisfies Meta<typeof ToggleButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    const button = canvas.getByRole('button', { name: t('Yêu thích', 'Favourite'), pressed: false })
    button.focus()
    await userEvent.keyboard(' ')
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
  },
}

export const Selected: Story = { args: { defaultSelected: true } }
export const Disabled: Story = { args: { disabled: true } }

export const Controlled: Story = {
  args: { isSelected: false },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onChange).toHaveBeenCalledWith(true)
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'false')
  },
}

/** Checks the keys of the ARIA Authoring Practices with the assertion shared by all components of this pattern. */
export const KeyboardPattern: Story = { play: ({ canvas }) => expectToggleKeyboard(canvas.getByRole('button')) }
