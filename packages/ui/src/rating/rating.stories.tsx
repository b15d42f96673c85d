import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { expectRadioGroupKeyboard } from '../../testing/keyboard/expect-keyboard.ts'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { Rating } from './rating.tsx'

const meta = {
  title: 'Inputs/Rating',
  component: Rating,
  parameters: { keyboard: 'radioGroup', english: { label: 'How do you like the product?' } },
  args: { label: 'Bạn thấy sản phẩm thế nào?', onChange: fn() },
} satisfies Meta<typeof Rating>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    const [four, five] = t(['4 sao', '5 sao'], ['4 stars', '5 stars'])
    await userEvent.click(canvas.getByRole('radio', { name: four }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: five })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith(5)
  },
}

export const Chosen: Story = { args: { defaultValue: 3 } }
export const WithError: Story = {
  args: { isRequired: true, error: 'Hãy chọn số sao' },
  parameters: { english: { error: 'Choose a rating' } },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: 4 } }

/** Checks the keys of the ARIA Authoring Practices with the assertion shared by all components of this pattern. */
export const KeyboardPattern: Story = { play: ({ canvas }) => expectRadioGroupKeyboard(canvas.getByRole('radiogroup')) }
