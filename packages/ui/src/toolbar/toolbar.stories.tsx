import type { Meta, StoryObj } from '@storybook/react-vite'
import { Archive, Bell, Copy, Download, Printer, Trash2 } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { expectToolbarKeyboard } from '../../testing/keyboard/expect-keyboard.ts'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Stack } from '../stack/stack.tsx'
import { ToggleButton } from '../toggle-button/toggle-button.tsx'
import { Toolbar, ToolbarGroup } from './toolbar.tsx'

const onPrint = fn()

const meta = {
  title: 'Actions/Toolbar',
  component: Toolbar,
  parameters: { keyboard: 'toolbar' },
  args: {
    label: 'Đơn hàng CN-2041',
    children: (
      <>
        <ToolbarGroup label="Xuất">
          <IconButton label="In phiếu giao" icon={<Printer />} onClick={onPrint} />
          <IconButton label="Tải về" icon={<Download />} disabled />
          <IconButton label="Sao chép mã" icon={<Copy />} />
        </ToolbarGroup>
        <ToolbarGroup label="Theo dõi">
          <ToggleButton icon={<Bell aria-hidden="true" />}>Báo khi có thay đổi</ToggleButton>
        </ToolbarGroup>
        <ToolbarGroup label="Kết thúc">
          <IconButton label="Lưu trữ" icon={<Archive />} />
          <IconButton label="Xóa" icon={<Trash2 />} />
        </ToolbarGroup>
      </>
    ),
  },
} satisfies Meta<typeof Toolbar>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  render: (args) => (
    <Stack gap={3} align="start">
      <Button>Trước</Button>
      <Toolbar {...args} />
      <Button>Sau</Button>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const named = (name: string) => canvas.getByRole('button', { name })
    await userEvent.tab()
    await userEvent.tab()
    await expect(named('In phiếu giao')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(named('Sao chép mã')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(named('Xóa')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(named('In phiếu giao')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{Home}{ArrowRight}')
    await userEvent.tab()
    await expect(named('Sau')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(named('Sao chép mã')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(named('Trước')).toHaveFocus()
  },
}

export const Vertical: Story = {
  args: { orientation: 'vertical' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('button', { name: 'Sao chép mã' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(onPrint).toHaveBeenCalled()
  },
}

export const LongWords: Story = {
  args: {
    children: (
      <>
        <Button variant="secondary">Chuyển tất cả đơn đã chọn sang đơn vị vận chuyển khác</Button>
        <Button variant="secondary">In phiếu giao hàng cho từng ghe</Button>
        <Button variant="secondary">Nghiêngngảnghiêngngảnghiêngngảnghiêngngảnghiêngngảnghiêngngả</Button>
      </>
    ),
  },
}

/** Checks the keys of the ARIA Authoring Practices with the assertion shared by all components of this pattern. */
export const KeyboardPattern: Story = { play: ({ canvas }) => expectToolbarKeyboard(canvas.getByRole('toolbar')) }
