import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { framedInDocs } from '../../testing/stories/framed-in-docs.ts'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { Button } from '../button/button.tsx'
import { Stack } from '../stack/stack.tsx'
import { Tour } from './tour.tsx'

const meta = {
  title: 'Overlays/Tour',
  parameters: {
    docs: framedInDocs,
    english: {
      steps: [
        { target: '#them', title: 'Add product', content: 'Start here: a name, a price and one photo are enough.' },
        { target: '#khong-co', title: 'Not on this page', content: '' },
        { target: '#don', title: 'New orders', content: 'Orders to confirm appear here.' },
      ],
    },
  },
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
  render: function Touring(args, { globals }) {
    const t = textsIn(globals)
    const [isOpen, setOpen] = useState(args.isOpen)
    return (
      <Stack gap={16} align="start">
        <Button id="them">{t('Thêm sản phẩm', 'Add product')}</Button>
        <Button id="don" variant="secondary">
          {t('Đơn hàng', 'Orders')}
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
    const t = textsIn(globals)
    const dialog = await screen.findByRole('dialog', { name: t('Thêm sản phẩm', 'Add product') })
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await expect(dialog).toHaveTextContent(t('Bước 1 trên 2', 'Step 1 of 2'))
    await expect(canvasElement.querySelector('#them')).toHaveAttribute('data-tour-target')
    screen.getByRole('button', { name: t('Sau', 'Next') }).focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: t('Đơn hàng mới', 'New orders') })
    await expect(canvasElement.querySelector('#them')).not.toHaveAttribute('data-tour-target')
    await userEvent.click(await screen.findByRole('button', { name: t('Xong', 'Done') }))
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
  parameters: { english: { steps: [{ target: '#khong-co', title: 'Not there', content: '' }] } },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith(true))
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const LongWords: Story = {
  args: { steps: [{ target: '#them', title: 'Nghiêng ngả '.repeat(12), content: 'ữ'.repeat(200) }] },
  parameters: { english: { steps: [{ target: '#them', title: 'Swaying '.repeat(12), content: 'ữ'.repeat(200) }] } },
}

export const FirstStep: Story = {
  play: async ({ globals }) => {
    const t = textsIn(globals)
    const dialog = await screen.findByRole('dialog', { name: t('Thêm sản phẩm', 'Add product') })
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  },
}
