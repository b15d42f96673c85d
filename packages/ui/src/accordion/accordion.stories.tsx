import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { expectDisclosureKeyboard } from '../../testing/keyboard/expect-keyboard.ts'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { Accordion } from './accordion.tsx'

const meta = {
  title: 'Feedback/Accordion',
  component: Accordion,
  parameters: {
    keyboard: 'disclosure',
    english: {
      items: [
        { id: 'when', title: 'When does the market open?', content: <p>At 5 in the morning.</p> },
        { id: 'where', title: 'Where do the boats leave from?', content: <p>From Ninh Kiều pier.</p> },
        { id: 'what', title: 'What can I buy?', content: <p>Fruit, vegetables and noodle soup.</p> },
      ],
    },
  },
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
  play: async ({ canvas, globals, userEvent }) => {
    const t = textsIn(globals)
    await userEvent.click(canvas.getByText(t('Khi nào chợ họp?', 'When does the market open?')))
    await userEvent.click(canvas.getByText(t('Đi từ đâu?', 'Where do the boats leave from?')))
    await expect(canvas.getByText(t('Từ 5 giờ sáng.', 'At 5 in the morning.'))).toBeVisible()
    await expect(canvas.getByText(t('Từ bến Ninh Kiều.', 'From Ninh Kiều pier.'))).toBeVisible()
  },
}

export const Exclusive: Story = {
  args: { isExclusive: true, defaultOpenIds: ['when'] },
  play: async ({ canvas, globals, userEvent }) => {
    const t = textsIn(globals)
    await userEvent.click(canvas.getByText(t('Đi từ đâu?', 'Where do the boats leave from?')))
    await expect(canvas.getByText(t('Từ bến Ninh Kiều.', 'From Ninh Kiều pier.'))).toBeVisible()
    await expect(canvas.getByText(t('Từ 5 giờ sáng.', 'At 5 in the morning.'))).not.toBeVisible()
  },
}

/** Tests the keys of the Authoring Practices with the assertion that all components of this pattern share. */
export const KeyboardPattern: Story = {
  play: ({ canvas, globals }) => {
    const t = textsIn(globals)
    return expectDisclosureKeyboard(
      canvas.getByText(t('Đi từ đâu?', 'Where do the boats leave from?')).closest('summary') as HTMLElement,
    )
  },
}
