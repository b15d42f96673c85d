import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { TextArea } from './text-area.tsx'

const meta = {
  title: 'Inputs/TextArea',
  component: TextArea,
  args: { label: 'Nhận xét của bạn', name: 'comment' },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithCounter: Story = {
  args: { characterLimit: 20 },
  play: async ({ canvas, globals }) => {
    const area = canvas.getByRole('textbox')
    await userEvent.type(area, 'Rất ngon')
    const words = globals.locale === 'vi' ? '8/20 ký tự' : '8 of 20 characters'
    await expect(area).toHaveAccessibleDescription(words)
    await userEvent.type(area, ' và giao hàng nhanh')
    await expect(area).toHaveAccessibleDescription(globals.locale === 'vi' ? 'Quá 7 ký tự' : '7 characters too many')
  },
}

/** Fills the box once it is there, as form libraries do. */
function fill(area: HTMLTextAreaElement | null) {
  if (area) area.value = 'Rất ngon'
}

export const FilledByAForm: Story = {
  args: { characterLimit: 20, ref: fill },
  play: async ({ canvas, globals }) => {
    const words = globals.locale === 'vi' ? '8/20 ký tự' : '8 of 20 characters'
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(words)
  },
}

export const WithError: Story = { args: { error: 'Nhận xét cần ít nhất 10 ký tự', defaultValue: 'Ngon' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Xoài cát Hòa Lộc rất thơm.' } }
