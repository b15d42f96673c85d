import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, Menu, ShoppingBasket } from 'lucide-react'
import { expect } from 'storybook/test'
import { CountBadge } from '../count-badge/count-badge.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { SearchField } from '../search-field/search-field.tsx'
import { TopBar } from './top-bar.tsx'

const meta = {
  title: 'Navigation/TopBar',
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: {
    start: <strong>Bến chợ</strong>,
    center: <SearchField label="Tìm trong chợ" isLabelHidden placeholder="Tìm trong chợ" />,
    end: (
      <>
        <IconButton label="3 thông báo" icon={<Bell />} badge={<CountBadge count={3} />} />
        <IconButton label="Giỏ có 99+ món" icon={<ShoppingBasket />} badge={<CountBadge count={120} />} />
      </>
    ),
  },
} satisfies Meta<typeof TopBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('searchbox', { name: 'Tìm trong chợ' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: '3 thông báo' })).toHaveFocus()
    await expect(canvas.getByText('99+')).toBeVisible()
  },
}

export const FullWidth: Story = { args: { width: 'full' } }

export const Phone: Story = {
  args: { start: <IconButton label="Mở danh mục" icon={<Menu />} /> },
  globals: { viewport: { value: 'w360' } },
}
