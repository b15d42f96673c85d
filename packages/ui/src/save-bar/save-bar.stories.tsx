import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { useState } from 'react'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { Button } from '../button/button.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { SaveBar } from './save-bar.tsx'

const meta = {
  title: 'Forms/SaveBar',
  component: SaveBar,
  args: { isDirty: true, onSave: fn(), onDiscard: fn() },
} satisfies Meta<typeof SaveBar>
export default meta
type Story = StoryObj<typeof meta>

export const Editing: Story = {
  render: function Editing(args, { globals }) {
    const t = textsIn(globals)
    const [label, stored] = t(['Tên gian hàng', 'Ghe cô Ba'], ['Shop name', 'Ba’s boat'])
    const [name, setName] = useState(stored)
    return (
      <>
        <TextField label={label} value={name} onChange={(event) => setName(event.currentTarget.value)} />
        <SaveBar {...args} isDirty={name !== stored} onDiscard={() => setName(stored)} />
      </>
    )
  },
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    await expect(canvas.queryByRole('region')).toBeNull()
    await userEvent.type(canvas.getByRole('textbox'), 'y')
    await expect(canvas.getByRole('status')).toHaveTextContent(t('Có thay đổi chưa lưu', 'Unsaved changes'))
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSave).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: t('Bỏ thay đổi', 'Discard') }))
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}

export const Saving: Story = { args: { isSaving: true } }
export const Failed: Story = {
  args: { error: 'Không lưu được vì mất kết nối. Nội dung vẫn còn ở đây.' },
  parameters: { english: { error: 'Not saved: the connection was lost. What you typed is still here.' } },
}
export const WithoutDiscard: Story = {
  args: { onDiscard: undefined, message: 'Giá mới chưa được áp dụng cho 128 sản phẩm' },
  parameters: { english: { message: 'The new price doesn’t apply to 128 products yet' } },
}
export const WithAnotherWay: Story = {
  args: { onDiscard: undefined, actions: <Button variant="secondary">Lưu nháp</Button>, saveLabel: 'Gửi duyệt' },
  parameters: {
    english: { actions: <Button variant="secondary">Save draft</Button>, saveLabel: 'Send for approval' },
  },
}
