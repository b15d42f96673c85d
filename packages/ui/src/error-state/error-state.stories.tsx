import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { LinkButton } from '../link-button/link-button.tsx'
import { ErrorState } from './error-state.tsx'

const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: { title: 'Không tải được danh sách', message: 'Kết nối bị gián đoạn. Hãy thử lại sau giây lát.' },
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Không tải được danh sách')
  },
}

export const WithRetry: Story = {
  args: { onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Thử lại|Try again/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Retrying: Story = { args: { onRetry: fn(), isRetrying: true } }

export const WithOtherWays: Story = {
  args: {
    onRetry: fn(),
    actions: (
      <LinkButton href="#home" variant="ghost">
        Về trang đầu
      </LinkButton>
    ),
  },
}
