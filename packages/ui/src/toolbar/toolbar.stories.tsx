import type { Meta, StoryObj } from '@storybook/react-vite'
import { Archive, Bell, Copy, Download, Printer, Trash2 } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { expectToolbarKeyboard } from '../../testing/keyboard/expect-keyboard.ts'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Stack } from '../stack/stack.tsx'
import { ToggleButton } from '../toggle-button/toggle-button.tsx'
import { Toolbar, ToolbarGroup } from './toolbar.tsx'

const onPrint = fn()

const meta = {
  title: 'Actions/Toolbar',
  component: Toolbar,
  parameters: {
    keyboard: 'toolbar',
    english: {
      label: 'Order CN-2041',
      children: (
        <>
          <ToolbarGroup label="Export">
            <IconButton label="Print delivery note" icon={<Printer />} onClick={onPrint} />
            <IconButton label="Download" icon={<Download />} disabled />
            <IconButton label="Copy code" icon={<Copy />} />
          </ToolbarGroup>
          <ToolbarGroup label="Follow">
            <ToggleButton icon={<Bell aria-hidden="true" />}>Notify me of changes</ToggleButton>
          </ToolbarGroup>
          <ToolbarGroup label="Finish">
            <IconButton label="Archive" icon={<Archive />} />
            <IconButton label="Delete" icon={<Trash2 />} />
          </ToolbarGroup>
        </>
      ),
    },
  },
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
  render: (args, { globals }) => {
    const t = textsIn(globals)
    return (
      <Stack gap={3} align="start">
        <Button>{t('Trước', 'Previous')}</Button>
        <Toolbar {...args} />
        <Button>{t('Sau', 'Next')}</Button>
      </Stack>
    )
  },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const named = (name: string) => canvas.getByRole('button', { name })
    await userEvent.tab()
    await userEvent.tab()
    await expect(named(t('In phiếu giao', 'Print delivery note'))).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(named(t('Sao chép mã', 'Copy code'))).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(named(t('Xóa', 'Delete'))).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(named(t('In phiếu giao', 'Print delivery note'))).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{Home}{ArrowRight}')
    await userEvent.tab()
    await expect(named(t('Sau', 'Next'))).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(named(t('Sao chép mã', 'Copy code'))).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(named(t('Trước', 'Previous'))).toHaveFocus()
  },
}

export const Vertical: Story = {
  args: { orientation: 'vertical' },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('button', { name: t('Sao chép mã', 'Copy code') })).toHaveFocus()
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
  parameters: {
    english: {
      children: (
        <>
          <Button variant="secondary">Hand all selected orders over to another carrier</Button>
          <Button variant="secondary">Print a delivery note for each boat</Button>
          <Button variant="secondary">Nghiêngngảnghiêngngảnghiêngngảnghiêngngảnghiêngngảnghiêngngả</Button>
        </>
      ),
    },
  },
}

/** Checks the keys of the ARIA Authoring Practices with the assertion shared by all components of this pattern. */
export const KeyboardPattern: Story = { play: ({ canvas }) => expectToolbarKeyboard(canvas.getByRole('toolbar')) }
