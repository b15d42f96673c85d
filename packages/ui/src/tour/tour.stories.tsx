import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { framedInDocs } from '../../testing/stories/framed-in-docs.ts'
import { Button } from '../button/button.tsx'
import { Stack } from '../stack/stack.tsx'
import { Tour } from './tour.tsx'

const meta = {
  title: 'Overlays/Tour',
  parameters: { docs: framedInDocs },
  component: Tour,
  args: {
    isOpen: true,
    onClose: fn(),
    steps: [
      { target: '#them', title: 'Thêm sản phẩm', content: 'Bắt đầu từ đây: tên, giá và một tấm ảnh là đủ.' },
      { target: '#khong-co', title: 'Không có trên trang', content: '' },
      { target: '#don', title: 'Đơn hàng mới', content: 'Đơn chờ xác nhận hiện ở đây.' },
    ],
  },
  render: function Touring(args) {
    const [isOpen, setOpen] = useState(args.isOpen)
    return (
      <Stack gap={16} align="start">
        <Button id="them">Thêm sản phẩm</Button>
        <Button id="don" variant="secondary">
          Đơn hàng
        </Button>
        <Tour
          {...args}
          isOpen={isOpen}
          onClose={(isFinished) => {
            setOpen(false)
            args.onClose(isFinished)
          }}
        />
      </Stack>
    )
  },
} satisfies Meta<typeof Tour>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const isEnglish = globals.locale === 'en'
    const dialog = await screen.findByRole('dialog', { name: 'Thêm sản phẩm' })
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await expect(dialog).toHaveTextContent(isEnglish ? 'Step 1 of 2' : 'Bước 1 trên 2')
    await expect(canvasElement.querySelector('#them')).toHaveAttribute('data-tour-target')
    screen.getByRole('button', { name: isEnglish ? 'Next' : 'Sau' }).focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'Đơn hàng mới' })
    await expect(canvasElement.querySelector('#them')).not.toHaveAttribute('data-tour-target')
    await userEvent.click(await screen.findByRole('button', { name: isEnglish ? 'Done' : 'Xong' }))
    await expect(args.onClose).toHaveBeenCalledWith(true)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Left: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith(false))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const NothingToShow: Story = {
  args: { steps: [{ target: '#khong-co', title: 'Không có', content: '' }] },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith(true))
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const LongWords: Story = {
  args: { steps: [{ target: '#them', title: 'Nghiêng ngả '.repeat(12), content: 'ữ'.repeat(200) }] },
}

export const FirstStep: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Thêm sản phẩm' })
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  },
}
