import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, Menu, ShoppingBasket } from 'lucide-react'
import { expect } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { CountBadge } from '../count-badge/count-badge.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { SearchField } from '../search-field/search-field.tsx'
import { TopBar } from './top-bar.tsx'

const meta = {
  title: 'Navigation/TopBar',
  component: TopBar,
  parameters: {
    layout: 'fullscreen',
    english: {
      start: <strong>Market pier</strong>,
      center: <SearchField label="Search the market" isLabelHidden placeholder="Search the market" />,
      end: (
        <>
          <IconButton label="3 notifications" icon={<Bell />} badge={<CountBadge count={3} />} />
          <IconButton label="99+ items in the cart" icon={<ShoppingBasket />} badge={<CountBadge count={120} />} />
        </>
      ),
    },
  },
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
  play: async ({ canvas, globals, userEvent }) => {
    const t = textsIn(globals)
    await userEvent.tab()
    await expect(canvas.getByRole('searchbox', { name: t('Tìm trong chợ', 'Search the market') })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: t('3 thông báo', '3 notifications') })).toHaveFocus()
    await expect(canvas.getByText('99+')).toBeVisible()
  },
}

export const FullWidth: Story = { args: { width: 'full' } }

export const Phone: Story = {
  args: { start: <IconButton label="Mở danh mục" icon={<Menu />} /> },
  parameters: { english: { start: <IconButton label="Open the categories" icon={<Menu />} /> } },
  globals: { viewport: { value: 'w360' } },
}
