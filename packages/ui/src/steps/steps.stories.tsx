import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { Steps } from './steps.tsx'

const meta = {
  title: 'Feedback/Steps',
  component: Steps,
  args: {
    'aria-label': 'Các bước đăng ký',
    currentId: 'address',
    steps: [
      { id: 'account', label: 'Tài khoản', href: '#account' },
      { id: 'address', label: 'Địa chỉ', description: 'Nơi nhận hàng' },
      { id: 'check', label: 'Kiểm tra' },
    ],
  },
  parameters: {
    english: {
      'aria-label': 'Registration steps',
      steps: [
        { id: 'account', label: 'Account', href: '#account' },
        { id: 'address', label: 'Address', description: 'Where to deliver' },
        { id: 'check', label: 'Review' },
      ],
    },
  },
} satisfies Meta<typeof Steps>
export default meta
type Story = StoryObj<typeof meta>

export const Middle: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const steps = canvas.getAllByRole('listitem')
    await expect(steps[1]).toHaveAttribute('aria-current', 'step')
    await expect(canvas.getByRole('link', { name: t('Tài khoản', 'Account') })).toBeVisible()
  },
}

export const First: Story = { args: { currentId: 'account' } }

/** Completed steps are buttons, and one has something to correct. */
export const WithButtons: Story = {
  args: {
    onSelect: fn(),
    currentId: 'check',
    steps: [
      { id: 'account', label: 'Tài khoản' },
      { id: 'address', label: 'Địa chỉ', hasProblems: true },
      { id: 'check', label: 'Kiểm tra' },
    ],
  },
  parameters: {
    english: {
      steps: [
        { id: 'account', label: 'Account' },
        { id: 'address', label: 'Address', hasProblems: true },
        { id: 'check', label: 'Review' },
      ],
    },
  },
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = textsIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: t('Tài khoản', 'Account') }))
    await expect(args.onSelect).toHaveBeenCalledWith('account')
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent(/cần sửa|to correct/)
  },
}

export const AllDone: Story = {
  args: { currentId: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-current]')).toBeNull()
  },
}
