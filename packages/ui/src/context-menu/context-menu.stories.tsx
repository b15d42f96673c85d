import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { framedInDocs } from '../../testing/stories/framed-in-docs.ts'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { Card } from '../card/card.tsx'
import { Link } from '../link/link.tsx'
import { MenuItem, MenuSubmenu } from '../menu/menu.tsx'
import { ContextMenu } from './context-menu.tsx'

const meta = {
  title: 'Overlays/ContextMenu',
  parameters: {
    docs: framedInDocs,
    english: {
      label: 'Hòa Lộc mangoes',
      children: (
        <Card>
          <Link href="#xoai">Hòa Lộc mangoes</Link>
        </Card>
      ),
      menu: (
        <>
          <MenuItem id="open">Open</MenuItem>
          <MenuItem id="copy">Copy link</MenuItem>
          <MenuSubmenu id="move" label="Move to">
            <MenuItem id="fruit">Fruit</MenuItem>
          </MenuSubmenu>
        </>
      ),
    },
  },
  component: ContextMenu,
  args: {
    label: 'Xoài cát Hòa Lộc',
    onAction: fn(),
    children: (
      <Card>
        <Link href="#xoai">Xoài cát Hòa Lộc</Link>
      </Card>
    ),
    menu: (
      <>
        <MenuItem id="open">Mở</MenuItem>
        <MenuItem id="copy">Sao chép liên kết</MenuItem>
        <MenuSubmenu id="move" label="Chuyển sang">
          <MenuItem id="fruit">Trái cây</MenuItem>
        </MenuSubmenu>
      </>
    ),
  },
} satisfies Meta<typeof ContextMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    const link = canvas.getByRole('link')
    link.focus()
    // The event that browsers send for Shift + F10 and the menu key.
    await fireEvent.contextMenu(link, { clientX: 0, clientY: 0 })
    await waitFor(() => expect(screen.getByRole('menuitem', { name: t('Mở', 'Open') })).toHaveFocus())
    await waitFor(() =>
      expect(screen.getByRole('menu', { name: t('Xoài cát Hòa Lộc', 'Hòa Lộc mangoes') })).toBeVisible(),
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(link).toHaveFocus())
    await fireEvent.contextMenu(link, { clientX: 0, clientY: 0 })
    await waitFor(() => expect(screen.getByRole('menuitem', { name: t('Mở', 'Open') })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onAction).toHaveBeenCalledWith('copy')
    await waitFor(() => expect(link).toHaveFocus())
  },
}

export const AtThePointer: Story = {
  play: async ({ canvas }) => {
    await fireEvent.contextMenu(canvas.getByRole('link'), { clientX: 60, clientY: 90 })
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(Math.abs(menu.getBoundingClientRect().left - 60)).toBeLessThan(24))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

export const Open: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await fireEvent.contextMenu(canvas.getByRole('link'), { clientX: 60, clientY: 40 })
    await waitFor(() => expect(screen.getByRole('menuitem', { name: t('Mở', 'Open') })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
  },
}
