import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { TokenField } from './token-field.tsx'

const meta = {
  title: 'Inputs/TokenField',
  component: TokenField,
  args: { label: 'Thẻ bài viết', name: 'tags', placeholder: 'Gõ rồi nhấn Enter', onChange: fn() },
  parameters: { english: { label: 'Article tags', placeholder: 'Type, then press Enter' } },
} satisfies Meta<typeof TokenField>
export default meta
type Story = StoryObj<typeof meta>

/** A word is added on Enter, never empty and never twice. */
export const Keyboard: Story = {
  parameters: { requirements: ['EDITOR-31'] },
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    const box = canvas.getByRole('textbox', { name: t('Thẻ bài viết', 'Article tags') })
    await userEvent.type(
      box,
      t('trái cây{Enter}chợ nổi,   {Enter}Trái Cây{Enter}', 'fruit{Enter}floating market,   {Enter}Fruit{Enter}'),
    )
    await expect(args.onChange).toHaveBeenLastCalledWith([t('trái cây', 'fruit'), t('chợ nổi', 'floating market')])
    await expect(args.onChange).toHaveBeenCalledTimes(2)
    const said = t('Đã có Trái Cây', 'Fruit is already there')
    await waitFor(() => expect(document.body).toHaveTextContent(said))
    await userEvent.keyboard('{Backspace}')
    await expect(canvas.getByRole('button', { name: t(/chợ nổi$/, /floating market$/) })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith([t('trái cây', 'fruit')])
    await expect(canvas.getByRole('button', { name: t(/trái cây$/, /fruit$/) })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(box).toHaveFocus()
  },
}

/**
 * Typed in Vietnamese in both languages: Enter that ends a composition doesn't add a keyword; a comma adds one also where
 * no key is told.
 */
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
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste(t('cam, quýt; bưởi', 'oranges, tangerines; pomelos'))
    await expect(args.onChange).toHaveBeenCalledWith(t(['cam', 'quýt', 'bưởi'], ['oranges', 'tangerines', 'pomelos']))
  },
}

export const WithError: Story = {
  args: { error: 'Cần ít nhất một thẻ', isRequired: true, help: 'Tối đa 10 thẻ' },
  parameters: { english: { error: 'Add at least one tag', help: 'At most 10 tags' } },
}
export const Disabled: Story = {
  args: { disabled: true, defaultValue: ['trái cây', 'chợ nổi'] },
  parameters: { english: { defaultValue: ['fruit', 'floating market'] } },
}
export const LongWords: Story = {
  args: { defaultValue: ['nghiêng'.repeat(80), 'ngắn', 'مرحبا', '🥭🥭'] },
  parameters: { english: { defaultValue: ['nghiêng'.repeat(80), 'short', 'مرحبا', '🥭🥭'] } },
}
