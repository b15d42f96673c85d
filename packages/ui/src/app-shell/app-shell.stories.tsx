import type { Meta, StoryObj } from '@storybook/react-vite'
import { Package, Ship } from 'lucide-react'
import { expect, screen, waitFor } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { SideNav } from '../side-nav/side-nav.tsx'
import { TopBar } from '../top-bar/top-bar.tsx'
import { AppShell } from './app-shell.tsx'

const meta = {
  title: 'Navigation/AppShell',
  component: AppShell,
  parameters: {
    layout: 'fullscreen',
    english: {
      header: <TopBar width="full" start={<strong>Market pier</strong>} end={<a href="#account">Account</a>} />,
      navTitle: 'Management',
      nav: (
        <SideNav
          label="Management"
          currentHref="#goods"
          groups={[
            {
              id: 'work',
              label: 'Work',
              items: [
                { label: 'Goods', href: '#goods', icon: <Package /> },
                { label: 'Boat trips', href: '#trips', icon: <Ship /> },
              ],
            },
          ]}
        />
      ),
      footer: <p style={{ padding: 16 }}>A market every morning</p>,
      children: (
        <div style={{ padding: 16 }}>
          <h1>Goods</h1>
        </div>
      ),
    },
  },
  args: {
    header: <TopBar width="full" start={<strong>Bến chợ</strong>} end={<a href="#account">Tài khoản</a>} />,
    navTitle: 'Quản lý',
    nav: (
      <SideNav
        label="Quản lý"
        currentHref="#goods"
        groups={[
          {
            id: 'work',
            label: 'Công việc',
            items: [
              { label: 'Hàng hóa', href: '#goods', icon: <Package /> },
              { label: 'Chuyến ghe', href: '#trips', icon: <Ship /> },
            ],
          },
        ]}
      />
    ),
    footer: <p style={{ padding: 16 }}>Chợ họp mỗi sớm mai</p>,
    children: (
      <div style={{ padding: 16 }}>
        <h1>Hàng hóa</h1>
      </div>
    ),
  },
} satisfies Meta<typeof AppShell>
export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible()
    await expect(canvas.getByRole('main')).toBeVisible()
    await expect(canvas.getByRole('contentinfo')).toBeVisible()
  },
}

export const WithoutNavigation: Story = { args: { nav: undefined } }

export const Phone: Story = {
  decorators: [
    // Keeps the links of the story from navigating.
    (Story) => (
      <div role="presentation" onClick={(event) => event.preventDefault()}>
        {Story()}
      </div>
    ),
  ],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, globals, userEvent }) => {
    const t = textsIn(globals)
    const open = canvas.getByRole('button', { name: /Mở menu|Open menu/ })
    await userEvent.click(open)
    const drawer = await screen.findByRole('dialog', { name: t('Quản lý', 'Management') })
    await waitFor(() => expect(drawer).toBeVisible())
    await userEvent.click(await screen.findByRole('link', { name: t('Chuyến ghe', 'Boat trips') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(open).toHaveFocus())
  },
}
