import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { framedInDocs } from '../../testing/stories/framed-in-docs.ts'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { Button } from '../button/button.tsx'
import type { NewToast } from './toast-model.ts'
import { createToastQueue } from './toast-queue.ts'
import { ToastRegion } from './toast.tsx'

/** Creates a queue for each story, filled with toasts that don't disappear. */
function filled(...toasts: NewToast[]) {
  const queue = createToastQueue()
  for (const toast of toasts) queue.add({ duration: 0, ...toast })
  return queue
}

const meta = {
  title: 'Overlays/Toast',
  component: ToastRegion,
  parameters: { docs: framedInDocs, layout: 'fullscreen' },
  decorators: [
    (Story, { globals }) => (
      <div style={{ minBlockSize: 480, padding: 16 }}>
        <Button variant="secondary">{textsIn(globals)('Trước đó', 'Before')}</Button>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof ToastRegion>
export default meta
type Story = StoryObj<typeof meta>

/** Toasts stack at the top right. */
export const TopRight: Story = {
  name: 'Position',
  parameters: {
    requirements: ['TOAST-01'],
    english: { queue: filled({ type: 'success', title: 'Saved' }, { type: 'info', title: 'New version available' }) },
  },
  args: { queue: filled({ type: 'success', title: 'Đã lưu' }, { type: 'info', title: 'Có bản mới' }) },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: /Thông báo|Notifications/ })
    const box = region.getBoundingClientRect()
    await expect(getComputedStyle(region).position).toBe('fixed')
    await expect(box.top).toBeLessThan(40)
    await expect(window.innerWidth - box.right).toBeLessThan(40)
    const [upper, lower] = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect())
    await expect(upper?.bottom).toBeLessThanOrEqual(lower?.top ?? 0)
  },
}

const undo = fn()

/** What was done can be taken back from its message, which then goes. */
export const WithAction: Story = {
  args: {
    queue: filled({
      ...{ type: 'success', title: 'Đã ngừng hoạt động Lan', action: { label: 'Hoàn tác', onAction: undo } },
    }),
  },
  parameters: {
    english: {
      queue: filled({
        ...{ type: 'success', title: 'Lan has been deactivated', action: { label: 'Undo', onAction: undo } },
      }),
    },
  },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    // It fades in.
    await waitFor(() => expect(canvas.getByRole('button', { name: t('Hoàn tác', 'Undo') })).toBeVisible())
  },
}

/** A second toast brings Clear all, which removes every toast. */
export const ClearAll: Story = {
  name: 'Clear all',
  parameters: { requirements: ['TOAST-02'], english: { queue: filled({ title: 'First' }) } },
  args: { queue: filled({ title: 'Thứ nhất' }) },
  play: async ({ args, canvas, globals, parameters, userEvent }) => {
    const t = textsIn(globals)
    const queue = t(args.queue, parameters.english.queue)
    await expect(canvas.queryByRole('button', { name: /Xóa tất cả|Clear all/ })).toBeNull()
    queue?.add({ title: t('Thứ hai', 'Second'), duration: 0 })
    await userEvent.click(await canvas.findByRole('button', { name: /Xóa tất cả|Clear all/ }))
    await waitFor(() => expect(canvas.queryByRole('listitem')).toBeNull())
  },
}

/** Success, error, warning and info differ in shape and words. */
export const Types: Story = {
  parameters: {
    requirements: ['TOAST-04'],
    english: {
      queue: filled(
        { type: 'success', title: 'Changes saved' },
        { type: 'error', title: 'Not sent', message: 'The connection was interrupted. Try again in a moment.' },
        { type: 'warning', title: 'Your session expires soon' },
        { type: 'info', title: 'A new version is available' },
        { type: 'loading', title: 'Sending' },
        { type: 'blank', title: 'Text only' },
      ),
    },
  },
  args: {
    queue: filled(
      { type: 'success', title: 'Đã lưu thay đổi' },
      { type: 'error', title: 'Không gửi được', message: 'Kết nối bị gián đoạn. Hãy thử lại sau giây lát.' },
      { type: 'warning', title: 'Phiên làm việc sắp hết hạn' },
      { type: 'info', title: 'Có phiên bản mới' },
      { type: 'loading', title: 'Đang gửi' },
      { type: 'blank', title: 'Chỉ có chữ' },
    ),
  },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const types = canvas.getAllByRole('listitem').map((item) => item.dataset.type)
    await expect(types).toEqual(['blank', 'loading', 'info', 'warning', 'error', 'success'])
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('Không gửi được', 'Not sent'))
    await expect(canvas.getAllByText(/^(vừa xong|just now)$/)).toHaveLength(6)
  },
}

export const Keyboard: Story = {
  args: { queue: filled({ title: 'Thứ nhất' }, { title: 'Thứ hai' }) },
  parameters: { english: { queue: filled({ title: 'First' }, { title: 'Second' }) } },
  play: async ({ canvas, globals, userEvent }) => {
    const t = textsIn(globals)
    const before = canvas.getByRole('button', { name: t('Trước đó', 'Before') })
    before.focus()
    await userEvent.keyboard('{F6}')
    await expect(canvas.getByRole('region')).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: t(/Thứ hai/, /Second/) })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: t(/Thứ nhất/, /First/) })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(before).toHaveFocus()
  },
}

function watched(toast: NewToast) {
  const queue = filled(toast)
  return { ...queue, pause: fn(queue.pause), resume: fn(queue.resume) }
}

export const HoldsTimers: Story = {
  args: { queue: watched({ title: 'Đọc chậm' }) },
  parameters: { english: { queue: watched({ title: 'Read slowly' }) } },
  play: async ({ args, canvas, globals, parameters, userEvent }) => {
    const t = textsIn(globals)
    const queue = t(args.queue, parameters.english.queue)
    await userEvent.hover(canvas.getByText(t('Đọc chậm', 'Read slowly')))
    await expect(queue?.pause).toHaveBeenCalled()
    await expect(queue?.resume).not.toHaveBeenCalled()
    await userEvent.unhover(canvas.getByText(t('Đọc chậm', 'Read slowly')))
    await expect(queue?.resume).toHaveBeenCalledTimes(1)
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: t(/Đọc chậm/, /Read slowly/) })).toHaveFocus()
    await expect(queue?.pause).toHaveBeenCalledTimes(2)
    await userEvent.tab({ shift: true })
    await expect(queue?.resume).toHaveBeenCalledTimes(2)
  },
}

export const LongText: Story = {
  args: {
    queue: filled({
      type: 'error',
      title: 'Không thể hoàn tất yêu cầu vì máy chủ đang được bảo trì định kỳ trong khoảng thời gian này',
      message:
        'Những gì bạn đã nhập vẫn được giữ lại trên thiết bị này. Hãy quay lại sau vài phút nữa để tiếp tục đúng chỗ đang dở.',
    }),
  },
  parameters: {
    english: {
      queue: filled({
        type: 'error',
        title: 'The request could not be completed because the server is under scheduled maintenance at this time',
        message:
          'What you typed is kept on this device. Come back in a few minutes to continue exactly where you stopped.',
      }),
    },
  },
}
