import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { expectDisclosureKeyboard } from '../../testing/keyboard/expect-keyboard.ts'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { Disclosure } from './disclosure.tsx'

const meta = {
  title: 'Feedback/Disclosure',
  component: Disclosure,
  parameters: {
    keyboard: 'disclosure',
    english: { summary: 'Storage', children: <p>Keep dry and out of direct sunlight.</p> },
  },
  args: { summary: 'Cách bảo quản', children: <p>Để nơi khô ráo, tránh ánh nắng trực tiếp.</p> },
} satisfies Meta<typeof Disclosure>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const t = textsIn(globals)
    await expect(canvas.getByText(t(/Để nơi khô ráo/, /Keep dry/))).not.toBeVisible()
    await userEvent.click(canvas.getByText(t('Cách bảo quản', 'Storage')))
    await expect(canvas.getByText(t(/Để nơi khô ráo/, /Keep dry/))).toBeVisible()
  },
}

export const Open: Story = { args: { defaultOpen: true } }

export const LongTitle: Story = {
  args: { summary: 'Những điều cần biết trước khi gửi trả một món hàng đã mở hộp và dùng thử trong vòng bảy ngày' },
  parameters: {
    english: { summary: 'What to know before you return something that was unpacked and tried out within seven days' },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 280 }}>{Story()}</div>],
}

/** Tests the keys of the Authoring Practices with the assertion that all components of this pattern share. */
export const KeyboardPattern: Story = {
  play: ({ canvas, globals }) => {
    const t = textsIn(globals)
    return expectDisclosureKeyboard(canvas.getByText(t('Cách bảo quản', 'Storage')).closest('summary') as HTMLElement)
  },
}
