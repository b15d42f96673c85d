import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { framedInDocs } from '../../testing/stories/framed-in-docs.ts'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { Button } from '../button/button.tsx'
import { DialogTrigger } from '../dialog-trigger/dialog-trigger.tsx'
import { BottomSheet } from './bottom-sheet.tsx'

const meta = {
  title: 'Overlays/BottomSheet',
  parameters: {
    docs: framedInDocs,
    english: {
      title: 'Filters',
      children: <p>Choose an area, a kind of boat and the opening hours.</p>,
      footer: (close: () => void) => <Button onClick={close}>Show 24 results</Button>,
    },
  },
  component: BottomSheet,
  args: {
    title: 'Bộ lọc',
    children: <p>Chọn khu vực, loại ghe và giờ họp.</p>,
    footer: (close) => <Button onClick={close}>Xem 24 kết quả</Button>,
  },
} satisfies Meta<typeof BottomSheet>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  render: (args, { globals }) => {
    const t = textsIn(globals)
    return (
      <DialogTrigger trigger={<Button>{t('Lọc', 'Filter')}</Button>}>
        <BottomSheet {...args} />
      </DialogTrigger>
    )
  },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const [taller, shorter] = t(['Mở cao hơn', 'Thu thấp lại'], ['Make the sheet taller', 'Make the sheet shorter'])
    const trigger = canvas.getByRole('button', { name: t('Lọc', 'Filter') })
    await userEvent.click(trigger)
    const dialog = await screen.findByRole('dialog', { name: t('Bộ lọc', 'Filters') })
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: taller }))
    await expect(dialog.parentElement).toHaveAttribute('data-tall', 'true')
    await userEvent.click(screen.getByRole('button', { name: shorter }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const Pulled: Story = {
  args: { isOpen: true, onOpenChange: fn() },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog')
    const handle = dialog.querySelector('.ui-bottom-sheet-handle') as HTMLElement
    handle.setPointerCapture = () => undefined
    const drag = async (from: number, to: number) => {
      await fireEvent.pointerDown(handle, { clientY: from, pointerId: 1 })
      await fireEvent.pointerUp(handle, { clientY: to, pointerId: 1 })
    }
    await drag(400, 300)
    await waitFor(() => expect(dialog.parentElement).toHaveAttribute('data-tall', 'true'))
    await drag(100, 200)
    await waitFor(() => expect(dialog.parentElement).not.toHaveAttribute('data-tall'))
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await drag(300, 400)
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const Tall: Story = { args: { isOpen: true, isTall: true } }
export const LongWords: Story = {
  args: {
    isOpen: true,
    title: 'Bộ lọc cho tất cả các ghe bán trái cây theo mùa',
    children: <p>{'Nghiêng ngả. '.repeat(300)}</p>,
  },
  parameters: {
    english: { title: 'Filters for all boats that sell seasonal fruit', children: <p>{'Swaying. '.repeat(300)}</p> },
  },
}
