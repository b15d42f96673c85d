import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { LinkButton } from '../link-button/link-button.tsx'
import { ErrorState } from './error-state.tsx'

const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: { title: 'Không tải được danh sách', message: 'Kết nối bị gián đoạn. Hãy thử lại sau giây lát.' },
  parameters: {
    english: {
      title: 'The list could not be loaded',
      message: 'The connection was interrupted. Try again in a moment.',
    },
  },
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      t('Không tải được danh sách', 'The list could not be loaded'),
    )
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
  parameters: {
    english: {
      actions: (
        <LinkButton href="#home" variant="ghost">
          Go to the home page
        </LinkButton>
      ),
    },
  },
}
