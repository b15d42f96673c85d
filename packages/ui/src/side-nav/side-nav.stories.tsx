import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChartColumn, Package, Settings, Ship, Users } from 'lucide-react'
import { expect } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
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
  parameters: {
    english: {
      label: 'Management',
      groups: [
        { id: 'top', items: [{ label: 'Overview', href: '/overview', icon: <ChartColumn /> }] },
        {
          id: 'work',
          label: 'Work',
          items: [
            { label: 'Goods', href: '/goods', icon: <Package /> },
            {
              label: 'Boat trips',
              href: '/trips',
              icon: <Ship />,
              badge: <CountBadge count={7} label="7 new trips" />,
            },
          ],
        },
        {
          id: 'system',
          label: 'System',
          defaultOpen: false,
          items: [
            { label: 'Users', href: '/people', icon: <Users /> },
            { label: 'Settings', href: '/settings', icon: <Settings /> },
          ],
        },
      ],
    },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 260 }}>{Story()}</div>],
} satisfies Meta<typeof SideNav>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const t = textsIn(globals)
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(t('Hàng hóa', 'Goods'))
    await expect(canvas.getByText(t('Cài đặt', 'Settings'))).not.toBeVisible()
    await userEvent.click(canvas.getByText(t('Hệ thống', 'System')))
    await expect(canvas.getByText(t('Cài đặt', 'Settings'))).toBeVisible()
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
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await expect(canvas.getByRole('link', { name: t('Tổng quan', 'Overview') })).toHaveAttribute(
      'title',
      t('Tổng quan', 'Overview'),
    )
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
  parameters: {
    english: {
      groups: [
        {
          id: 'work',
          label: 'Work',
          isCollapsible: false,
          items: [{ label: 'Goods', href: '/goods', icon: <Package /> }],
        },
        {
          id: 'system',
          label: 'System',
          isCollapsible: false,
          items: [{ label: 'Settings', href: '/settings', icon: <Settings /> }],
        },
      ],
    },
  },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await expect(canvas.getByText(t('Hệ thống', 'System')).closest('summary')).toBeNull()
    await expect(canvas.getByRole('link', { name: t('Cài đặt', 'Settings') })).toBeVisible()
  },
}
