import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { framedInDocs } from '../../testing/stories/framed-in-docs.ts'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { Button } from '../button/button.tsx'
import { Menu, MenuItem, MenuSubmenu } from './menu.tsx'

const onMove = fn()

const meta = {
  title: 'Overlays/MenuSubmenu',
  parameters: {
    docs: framedInDocs,
    english: {
      label: 'Move to',
      children: (
        <>
          <MenuItem id="fruit">Fruit</MenuItem>
          <MenuItem id="fish">Freshwater fish</MenuItem>
        </>
      ),
    },
  },
  component: MenuSubmenu,
  args: {
    label: 'Chuyển sang',
    id: 'move',
    onAction: onMove,
    children: (
      <>
        <MenuItem id="fruit">Trái cây</MenuItem>
        <MenuItem id="fish">Cá đồng</MenuItem>
      </>
    ),
  },
  render: (args, { globals }) => {
    const t = textsIn(globals)
    return (
      <Menu trigger={<Button>{t('Thao tác', 'Actions')}</Button>}>
        <MenuItem id="edit">{t('Sửa', 'Edit')}</MenuItem>
        <MenuSubmenu {...args} />
      </Menu>
    )
  },
} satisfies Meta<typeof MenuSubmenu>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: t('Sửa', 'Edit') })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    const opener = screen.getByRole('menuitem', { name: t('Chuyển sang', 'Move to') })
    await expect(opener).toHaveAttribute('aria-haspopup', 'menu')
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: t('Trái cây', 'Fruit') })).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(opener).toHaveFocus())
    await waitFor(() => expect(screen.queryByRole('menuitem', { name: t('Trái cây', 'Fruit') })).toBeNull())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: t('Trái cây', 'Fruit') })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(onMove).toHaveBeenCalledWith('fish')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

export const Disabled: Story = { args: { isDisabled: true } }

export const Open: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: t('Sửa', 'Edit') })).toHaveFocus())
    // During the menu's opening animation the submenu would be positioned a pixel off.
    await waitFor(() => expect(document.getAnimations()).toHaveLength(0))
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: t('Trái cây', 'Fruit') })).toHaveFocus())
  },
}
