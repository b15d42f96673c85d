import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check } from 'lucide-react'
import { expect } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { Badge, badgeVariants } from './badge.tsx'

const meta = {
  title: 'Data/Badge',
  component: Badge,
  args: { children: 'Đang xử lý' },
  parameters: { english: { children: 'Processing' } },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Tones: Story = {
  render: (_, { globals }) => {
    const t = textsIn(globals)
    return (
      <p>
        <Badge>{t('Chờ xử lý', 'Pending')}</Badge> <Badge tone="primary">{t('Mới', 'New')}</Badge>{' '}
        <Badge tone="accent">{t('Giảm giá', 'Sale')}</Badge> <Badge tone="success">{t('Đã giao', 'Delivered')}</Badge>{' '}
        <Badge tone="warning">{t('Sắp hết', 'Low stock')}</Badge>{' '}
        <Badge tone="danger">{t('Đã hủy', 'Cancelled')}</Badge>{' '}
        <Badge tone="info">{t('Đang giao', 'On the way')}</Badge>
      </p>
    )
  },
}

export const Solid: Story = {
  render: (_, { globals }) => {
    const t = textsIn(globals)
    return (
      <p>
        <Badge variant="solid">{t('Nháp', 'Draft')}</Badge>{' '}
        <Badge variant="solid" tone="primary">
          {t('Mới', 'New')}
        </Badge>{' '}
        <Badge variant="solid" tone="accent">
          -20%
        </Badge>{' '}
        <Badge variant="solid" tone="success">
          {t('Đã giao', 'Delivered')}
        </Badge>{' '}
        <Badge variant="solid" tone="warning">
          {t('Sắp hết', 'Low stock')}
        </Badge>{' '}
        <Badge variant="solid" tone="danger">
          {t('Đã hủy', 'Cancelled')}
        </Badge>{' '}
        <Badge variant="solid" tone="info">
          {t('Đang giao', 'On the way')}
        </Badge>
      </p>
    )
  },
}

export const Dot: Story = {
  args: { variant: 'dot', tone: 'success', children: 'Đang hoạt động' },
  parameters: { english: { children: 'Active' } },
}

export const WithIcon: Story = {
  args: { tone: 'success', icon: <Check aria-hidden="true" />, children: 'Đã xác minh' },
  parameters: { english: { children: 'Verified' } },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await expect(canvas.getByText(t('Đã xác minh', 'Verified'))).toHaveClass('ui-tone--success')
  },
}

export const Small: Story = {
  args: { size: 'sm', tone: 'warning', children: 'Sắp hết hàng' },
  parameters: { english: { children: 'Almost sold out' } },
}

/** A link styled as a badge, by its classes or with `asChild`. */
export const AsLink: Story = {
  render: (_, { globals }) => {
    const t = textsIn(globals)
    return (
      <p>
        <a href="#sale" className={badgeVariants({ tone: 'accent' })}>
          {t('Đang giảm giá', 'On sale')}
        </a>{' '}
        <Badge asChild tone="success" icon={<Check aria-hidden="true" />}>
          <a href="#verified">{t('Đã xác minh', 'Verified')}</a>
        </Badge>
      </p>
    )
  },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await expect(canvas.getByRole('link', { name: t('Đang giảm giá', 'On sale') })).toHaveClass('ui-tone--accent')
    await expect(canvas.getByRole('link', { name: t('Đã xác minh', 'Verified') })).toHaveClass(
      'ui-badge',
      'ui-tone--success',
    )
  },
}
