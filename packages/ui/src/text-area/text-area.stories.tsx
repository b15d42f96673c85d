import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { TextArea } from './text-area.tsx'

const meta = {
  title: 'Inputs/TextArea',
  component: TextArea,
  args: { label: 'Nhận xét của bạn', name: 'comment' },
  parameters: { english: { label: 'Your review' } },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithCounter: Story = {
  args: { characterLimit: 20 },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const area = canvas.getByRole('textbox')
    await userEvent.type(area, t('Rất ngon', 'So tasty'))
    const words = t('8/20 ký tự', '8 of 20 characters')
    await expect(area).toHaveAccessibleDescription(words)
    await userEvent.type(area, t(' và giao hàng nhanh', ' and delivered fast'))
    await expect(area).toHaveAccessibleDescription(t('Quá 7 ký tự', '7 characters too many'))
  },
}

/** Fills the box once it is there, as form libraries do. */
const fill = (text: string) => (area: HTMLTextAreaElement | null) => {
  if (area) area.value = text
}

export const FilledByAForm: Story = {
  args: { characterLimit: 20, ref: fill('Rất ngon') },
  parameters: { english: { ref: fill('So tasty') } },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const words = t('8/20 ký tự', '8 of 20 characters')
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(words)
  },
}

export const WithError: Story = {
  args: { error: 'Nhận xét cần ít nhất 10 ký tự', defaultValue: 'Ngon' },
  parameters: { english: { error: 'A review needs at least 10 characters', defaultValue: 'Tasty' } },
}
export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'Xoài cát Hòa Lộc rất thơm.' },
  parameters: { english: { defaultValue: 'Hòa Lộc mangoes smell wonderful.' } },
}
