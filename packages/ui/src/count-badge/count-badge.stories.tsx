import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { CountBadge } from './count-badge.tsx'

const meta = { title: 'Data/CountBadge', component: CountBadge, args: { count: 3 } } satisfies Meta<typeof CountBadge>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const NinetyNine: Story = {
  args: { count: 99 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99')).toBeVisible()
  },
}

/** Above 99 the badge reads 99+. */
export const Capped: Story = {
  name: 'Above 99',
  parameters: { requirements: ['SHELL-12', 'FMT-17'] },
  args: { count: 100 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible()
    await expect(canvas.queryByText('100')).toBeNull()
  },
}

export const InErrorColour: Story = {
  args: { count: 5, tone: 'danger' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5')).toHaveClass('ui-tone--danger')
  },
}

export const ZeroIsHidden: Story = {
  parameters: { noScreenshot: 'It shows nothing.' },
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('0')).toBeNull()
  },
}

export const Labelled: Story = {
  args: { count: 12, label: '12 thông báo chưa đọc' },
  parameters: { english: { label: '12 unread notifications' } },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await expect(canvas.getByText('12')).toHaveAttribute('aria-hidden', 'true')
    await expect(canvas.getByText(t('12 thông báo chưa đọc', '12 unread notifications'))).toBeInTheDocument()
  },
}
