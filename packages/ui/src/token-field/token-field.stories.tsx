import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { TokenField } from './token-field.tsx'

const meta = {
  title: 'Inputs/TokenField',
  component: TokenField,
  args: { label: 'Thẻ bài viết', name: 'tags', placeholder: 'Gõ rồi nhấn Enter', onChange: fn() },
} satisfies Meta<typeof TokenField>
export default meta
type Story = StoryObj<typeof meta>

/** A word is added on Enter, never empty and never twice. */
export const Keyboard: Story = {
  parameters: { requirements: ['EDITOR-31'] },
  play: async ({ args, canvas, globals }) => {
    const box = canvas.getByRole('textbox', { name: 'Thẻ bài viết' })
    await userEvent.type(box, 'trái cây{Enter}chợ nổi,   {Enter}Trái Cây{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['trái cây', 'chợ nổi'])
    await expect(args.onChange).toHaveBeenCalledTimes(2)
    const said = globals.locale === 'en' ? 'Trái Cây is already there' : 'Đã có Trái Cây'
    await waitFor(() => expect(document.body).toHaveTextContent(said))
    await userEvent.keyboard('{Backspace}')
    await expect(canvas.getByRole('button', { name: /chợ nổi$/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['trái cây'])
    await expect(canvas.getByRole('button', { name: /trái cây$/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(box).toHaveFocus()
  },
}

/** Enter that ends a composition doesn't add a keyword; a comma adds one also where no key is told. */
export const Composing: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('textbox')
    await userEvent.type(box, 'xoài')
    await fireEvent.keyDown(box, { key: 'Enter', isComposing: true })
    await fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 })
    await expect(args.onChange).not.toHaveBeenCalled()
    await fireEvent.keyDown(box, { key: 'Enter' })
    await expect(args.onChange).toHaveBeenCalledWith(['xoài'])
    await fireEvent.change(box, { target: { value: 'cam,' } })
    await expect(args.onChange).toHaveBeenLastCalledWith(['xoài', 'cam'])
  },
}

export const Pasted: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('cam, quýt; bưởi')
    await expect(args.onChange).toHaveBeenCalledWith(['cam', 'quýt', 'bưởi'])
  },
}

export const WithError: Story = { args: { error: 'Cần ít nhất một thẻ', isRequired: true, help: 'Tối đa 10 thẻ' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: ['trái cây', 'chợ nổi'] } }
export const LongWords: Story = { args: { defaultValue: ['nghiêng'.repeat(80), 'ngắn', 'مرحبا', '🥭🥭'] } }
