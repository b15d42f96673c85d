import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check } from 'lucide-react'
import { expect } from 'storybook/test'
import { Badge, badgeVariants } from './badge.tsx'

const meta = { title: 'Data/Badge', component: Badge, args: { children: 'Đang xử lý' } } satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Tones: Story = {
  render: () => (
    <p>
      <Badge>Chờ xử lý</Badge> <Badge tone="primary">Mới</Badge> <Badge tone="accent">Giảm giá</Badge>{' '}
      <Badge tone="success">Đã giao</Badge> <Badge tone="warning">Sắp hết</Badge> <Badge tone="danger">Đã hủy</Badge>{' '}
      <Badge tone="info">Đang giao</Badge>
    </p>
  ),
}

export const Solid: Story = {
  render: () => (
    <p>
      <Badge variant="solid">Nháp</Badge>{' '}
      <Badge variant="solid" tone="primary">
        Mới
      </Badge>{' '}
      <Badge variant="solid" tone="accent">
        -20%
      </Badge>{' '}
      <Badge variant="solid" tone="success">
        Đã giao
      </Badge>{' '}
      <Badge variant="solid" tone="warning">
        Sắp hết
      </Badge>{' '}
      <Badge variant="solid" tone="danger">
        Đã hủy
      </Badge>{' '}
      <Badge variant="solid" tone="info">
        Đang giao
      </Badge>
    </p>
  ),
}

export const Dot: Story = { args: { variant: 'dot', tone: 'success', children: 'Đang hoạt động' } }

export const WithIcon: Story = {
  args: { tone: 'success', icon: <Check aria-hidden="true" />, children: 'Đã xác minh' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Đã xác minh')).toHaveClass('ui-tone--success')
  },
}

export const Small: Story = { args: { size: 'sm', tone: 'warning', children: 'Sắp hết hàng' } }

/** A link styled as a badge, by its classes or with `asChild`. */
export const AsLink: Story = {
  render: () => (
    <p>
      <a href="#sale" className={badgeVariants({ tone: 'accent' })}>
        Đang giảm giá
      </a>{' '}
      <Badge asChild tone="success" icon={<Check aria-hidden="true" />}>
        <a href="#verified">Đã xác minh</a>
      </Badge>
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Đang giảm giá' })).toHaveClass('ui-tone--accent')
    await expect(canvas.getByRole('link', { name: 'Đã xác minh' })).toHaveClass('ui-badge', 'ui-tone--success')
  },
}
