import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { SearchField } from './search-field.tsx'

const meta = {
  title: 'Inputs/SearchField',
  component: SearchField,
  args: { label: 'Tìm sản phẩm', placeholder: 'Bạn tìm gì hôm nay?', onSubmit: fn(), onChange: fn() },
  parameters: { english: { label: 'Search products', placeholder: 'What are you looking for today?' } },
} satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    const box = canvas.getByRole('searchbox', { name: t('Tìm sản phẩm', 'Search products') })
    await userEvent.type(box, t('áo thun{Enter}', 't-shirt{Enter}'))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith(t('áo thun', 't-shirt'))
  },
}

/** Typed in Vietnamese in both languages: Enter that ends the composition of a syllable doesn't submit. */
export const WhileComposing: Story = {
  args: { defaultValue: 'ao' },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('searchbox')
    await fireEvent.keyDown(box, { key: 'Enter', isComposing: true })
    await fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 })
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Clearing: Story = {
  args: { defaultValue: 'xoài' },
  parameters: { english: { defaultValue: 'mango' } },
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    const box = canvas.getByRole('searchbox')
    await userEvent.click(canvas.getByRole('button', { name: t('Xóa nội dung', 'Clear') }))
    await expect(box).toHaveValue('')
    await expect(box).toHaveFocus()
    await expect(args.onChange).toHaveBeenCalled()
    await userEvent.type(box, t('mít{Escape}', 'jackfruit{Escape}'))
    await expect(box).toHaveValue('')
  },
}

export const Large: Story = { args: { size: 'lg' } }
export const WithError: Story = {
  args: { error: 'Vui lòng nhập từ khóa tìm kiếm', isLabelHidden: false },
  parameters: { english: { error: 'Enter a search term' } },
}
export const Disabled: Story = { args: { disabled: true } }
