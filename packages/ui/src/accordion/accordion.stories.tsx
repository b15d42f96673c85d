import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { expectDisclosureKeyboard } from '../../testing/keyboard/expect-keyboard.ts'
import { Accordion } from './accordion.tsx'

const meta = {
  title: 'Feedback/Accordion',
  component: Accordion,
  parameters: { keyboard: 'disclosure' },
  args: {
    items: [
      { id: 'when', title: 'Khi nào chợ họp?', content: <p>Từ 5 giờ sáng.</p> },
      { id: 'where', title: 'Đi từ đâu?', content: <p>Từ bến Ninh Kiều.</p> },
      { id: 'what', title: 'Mua được gì?', content: <p>Trái cây, rau củ, bún riêu.</p> },
    ],
  },
} satisfies Meta<typeof Accordion>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Khi nào chợ họp?'))
    await userEvent.click(canvas.getByText('Đi từ đâu?'))
    await expect(canvas.getByText('Từ 5 giờ sáng.')).toBeVisible()
    await expect(canvas.getByText('Từ bến Ninh Kiều.')).toBeVisible()
  },
}

export const Exclusive: Story = {
  args: { isExclusive: true, defaultOpenIds: ['when'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Đi từ đâu?'))
    await expect(canvas.getByText('Từ bến Ninh Kiều.')).toBeVisible()
    await expect(canvas.getByText('Từ 5 giờ sáng.')).not.toBeVisible()
  },
}

/** Tests the keys of the Authoring Practices with the assertion that all components of this pattern share. */
export const KeyboardPattern: Story = {
  play: ({ canvas }) => expectDisclosureKeyboard(canvas.getByText('Đi từ đâu?').closest('summary') as HTMLElement),
}
