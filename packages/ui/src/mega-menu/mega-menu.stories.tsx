import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Stack } from '../stack/stack.tsx'
import { MegaMenu } from './mega-menu.tsx'

const meta = {
  title: 'Navigation/MegaMenu',
  component: MegaMenu,
  args: {
    label: 'Ngành hàng',
    currentHref: '/cam',
    sections: [
      {
        id: 'fruit',
        label: 'Trái cây',
        groups: [
          {
            title: 'Theo mùa',
            links: [
              { label: 'Xoài', href: '/xoai', description: 'Cát Hòa Lộc, cát Chu' },
              { label: 'Cam', href: '/cam' },
            ],
          },
          { title: 'Quanh năm', links: [{ label: 'Chuối', href: '/chuoi' }] },
        ],
        aside: <p>Đang vào mùa: quýt hồng Lai Vung.</p>,
      },
      { id: 'fish', label: 'Cá đồng', groups: [{ title: 'Tươi', links: [{ label: 'Cá linh', href: '/ca-linh' }] }] },
      { id: 'news', label: 'Tin chợ', href: '/tin' },
    ],
  },
} satisfies Meta<typeof MegaMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  render: (args) => (
    <Stack gap={3} align="start">
      <MegaMenu {...args} />
      <Button variant="ghost">Sau</Button>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const fruit = canvas.getByRole('button', { name: 'Trái cây' })
    await userEvent.tab()
    await expect(fruit).toHaveFocus()
    await expect(fruit).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Enter}')
    await expect(fruit).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Theo mùa' })).toBeVisible())
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /Xoài/ })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(fruit).toHaveFocus()
    await expect(fruit).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('button', { name: 'Cá đồng' })).toHaveFocus()
    await userEvent.keyboard('{Enter}{ArrowLeft}{Enter}')
    await expect(canvas.getByRole('button', { name: 'Cá đồng' })).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.getByRole('link', { name: 'Cam' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('button', { name: 'Sau' }))
    await expect(fruit).toHaveAttribute('aria-expanded', 'false')
  },
}

export const Open: Story = {
  decorators: [(Story) => <div style={{ minBlockSize: '28rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Trái cây' }))
  },
}
