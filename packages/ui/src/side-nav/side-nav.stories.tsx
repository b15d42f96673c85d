import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChartColumn, Package, Settings, Ship, Users } from 'lucide-react'
import { expect } from 'storybook/test'
import { CountBadge } from '../count-badge/count-badge.tsx'
import { SideNav } from './side-nav.tsx'

const meta = {
  title: 'Navigation/SideNav',
  component: SideNav,
  args: {
    label: 'Quản lý',
    currentHref: '/goods',
    groups: [
      { id: 'top', items: [{ label: 'Tổng quan', href: '/overview', icon: <ChartColumn /> }] },
      {
        id: 'work',
        label: 'Công việc',
        items: [
          { label: 'Hàng hóa', href: '/goods', icon: <Package /> },
          { label: 'Chuyến ghe', href: '/trips', icon: <Ship />, badge: <CountBadge count={7} label="7 chuyến mới" /> },
        ],
      },
      {
        id: 'system',
        label: 'Hệ thống',
        defaultOpen: false,
        items: [
          { label: 'Người dùng', href: '/people', icon: <Users /> },
          { label: 'Cài đặt', href: '/settings', icon: <Settings /> },
        ],
      },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 260 }}>{Story()}</div>],
} satisfies Meta<typeof SideNav>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Hàng hóa')
    await expect(canvas.getByText('Cài đặt')).not.toBeVisible()
    await userEvent.click(canvas.getByText('Hệ thống'))
    await expect(canvas.getByText('Cài đặt')).toBeVisible()
  },
}

export const GroupOfCurrentPageIsOpen: Story = {
  args: { currentHref: '/settings' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toBeVisible()
  },
}

export const Collapsed: Story = {
  args: { isCollapsed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Tổng quan' })).toHaveAttribute('title', 'Tổng quan')
  },
  decorators: [(Story) => <div style={{ inlineSize: 72 }}>{Story()}</div>],
}

export const PlainTitles: Story = {
  args: {
    groups: [
      {
        id: 'work',
        label: 'Công việc',
        isCollapsible: false,
        items: [{ label: 'Hàng hóa', href: '/goods', icon: <Package /> }],
      },
      {
        id: 'system',
        label: 'Hệ thống',
        isCollapsible: false,
        items: [{ label: 'Cài đặt', href: '/settings', icon: <Settings /> }],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hệ thống').closest('summary')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Cài đặt' })).toBeVisible()
  },
}
