import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { LinkButton } from '../link-button/link-button.tsx'
import { OfflineState } from './offline-state.tsx'

const meta = {
  title: 'Feedback/OfflineState',
  component: OfflineState,
  args: { onRetry: fn() },
} satisfies Meta<typeof OfflineState>
export default meta
type Story = StoryObj<typeof meta>

/** Overrides `navigator.onLine` and fires the matching event. */
function sayOnline(isOnline: boolean) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline })
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

export const Default: Story = {
  beforeEach: () => () => Reflect.deleteProperty(navigator, 'onLine'),
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    const words = t('Thử lại', 'Try again')
    await userEvent.click(canvas.getByRole('button', { name: words }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    sayOnline(false)
    await waitFor(() => expect(canvas.getByRole('status')).toBeVisible())
    sayOnline(true)
    await waitFor(() => expect(args.onRetry).toHaveBeenCalledTimes(2))
  },
}

export const Retrying: Story = { args: { isRetrying: true } }

export const OtherWays: Story = {
  args: {
    title: 'Chưa tải được đơn hàng',
    message: 'Giỏ hàng của bạn vẫn được giữ trên máy này.',
    actions: (
      <LinkButton href="/gio-hang" variant="ghost">
        Xem giỏ hàng
      </LinkButton>
    ),
  },
  parameters: {
    english: {
      title: 'Your orders could not be loaded',
      message: 'Your cart is kept on this device.',
      actions: (
        <LinkButton href="/gio-hang" variant="ghost">
          View cart
        </LinkButton>
      ),
    },
  },
}
