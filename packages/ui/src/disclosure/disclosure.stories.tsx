import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { expectDisclosureKeyboard } from '../../testing/keyboard/expect-keyboard.ts'
import { Disclosure } from './disclosure.tsx'

const meta = {
  title: 'Feedback/Disclosure',
  component: Disclosure,
  parameters: { keyboard: 'disclosure' },
  args: { summary: 'Cách bảo quản', children: <p>Để nơi khô ráo, tránh ánh nắng trực tiếp.</p> },
} satisfies Meta<typeof Disclosure>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Để nơi khô ráo/)).not.toBeVisible()
    await userEvent.click(canvas.getByText('Cách bảo quản'))
    await expect(canvas.getByText(/Để nơi khô ráo/)).toBeVisible()
  },
}

export const Open: Story = { args: { defaultOpen: true } }

export const LongTitle: Story = {
  args: { summary: 'Những điều cần biết trước khi gửi trả một món hàng đã mở hộp và dùng thử trong vòng bảy ngày' },
  decorators: [(Story) => <div style={{ maxInlineSize: 280 }}>{Story()}</div>],
}

/** Tests the keys of the Authoring Practices with the assertion that all components of this pattern share. */
export const KeyboardPattern: Story = {
  play: ({ canvas }) => expectDisclosureKeyboard(canvas.getByText('Cách bảo quản').closest('summary') as HTMLElement),
}
