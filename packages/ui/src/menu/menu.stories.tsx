import type { Meta, StoryObj } from '@storybook/react-vite'
import { Lock, LogOut, Pencil, Trash2, User } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { framedInDocs } from '../../testing/stories/framed-in-docs.ts'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { expectMenuButtonKeyboard } from '../../testing/keyboard/expect-keyboard.ts'
import { Button } from '../button/button.tsx'
import { Menu, MenuItem, MenuSection, MenuSeparator } from './menu.tsx'

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  parameters: {
    docs: framedInDocs,
    keyboard: 'menuButton',
    english: {
      trigger: <Button>Actions</Button>,
      children: (
        <>
          <MenuItem id="edit" icon={<Pencil />}>
            Edit
          </MenuItem>
          <MenuItem id="lock" icon={<Lock />} isDisabled>
            Lock
          </MenuItem>
          <MenuSeparator />
          <MenuItem id="remove" icon={<Trash2 />} tone="danger">
            Delete
          </MenuItem>
        </>
      ),
    },
  },
  args: {
    trigger: <Button>Thao tác</Button>,
    onAction: fn(),
    children: (
      <>
        <MenuItem id="edit" icon={<Pencil />}>
          Sửa
        </MenuItem>
        <MenuItem id="lock" icon={<Lock />} isDisabled>
          Khóa
        </MenuItem>
        <MenuSeparator />
        <MenuItem id="remove" icon={<Trash2 />} tone="danger">
          Xóa
        </MenuItem>
      </>
    ),
  },
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = textsIn(globals)
    const trigger = canvas.getByRole('button', { name: t('Thao tác', 'Actions') })
    await expect(trigger).toHaveAttribute('aria-haspopup')
    trigger.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: t('Sửa', 'Edit') })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: t('Xóa', 'Delete') })).toHaveFocus()
    await userEvent.keyboard(t('s', 'e'))
    await expect(screen.getByRole('menuitem', { name: t('Sửa', 'Edit') })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAction).toHaveBeenCalledWith('edit')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const Open: Story = { args: { defaultOpen: true } }

export const Sections: Story = {
  args: {
    defaultOpen: true,
    header: 'Nguyễn Thị Ánh',
    children: (
      <>
        <MenuSection title="Tài khoản">
          <MenuItem id="profile" icon={<User />} description="Tên, ảnh, địa chỉ">
            Hồ sơ
          </MenuItem>
        </MenuSection>
        <MenuSection title="Phiên làm việc">
          <MenuItem id="leave" icon={<LogOut />}>
            Đăng xuất
          </MenuItem>
        </MenuSection>
      </>
    ),
  },
  parameters: {
    english: {
      children: (
        <>
          <MenuSection title="Account">
            <MenuItem id="profile" icon={<User />} description="Name, photo, address">
              Profile
            </MenuItem>
          </MenuSection>
          <MenuSection title="Session">
            <MenuItem id="leave" icon={<LogOut />}>
              Sign out
            </MenuItem>
          </MenuSection>
        </>
      ),
    },
  },
}

export const Links: Story = {
  args: {
    children: (
      <MenuItem id="profile" href="#profile">
        Hồ sơ
      </MenuItem>
    ),
  },
  parameters: {
    english: {
      children: (
        <MenuItem id="profile" href="#profile">
          Profile
        </MenuItem>
      ),
    },
  },
  play: async ({ canvas, globals, userEvent }) => {
    const t = textsIn(globals)
    await userEvent.click(canvas.getByRole('button'))
    const item = await screen.findByRole('menuitem', { name: t('Hồ sơ', 'Profile') })
    await expect(item.tagName).toBe('A')
    await expect(item).toHaveAttribute('href', '#profile')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

export const Choices: Story = {
  render: function Choosing(args) {
    const [chosen, setChosen] = useState(['vi'])
    return (
      <Menu {...args} selectionMode="single" selectedIds={chosen} onSelect={setChosen}>
        <MenuItem id="vi">Tiếng Việt</MenuItem>
        <MenuItem id="en">English</MenuItem>
      </Menu>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await screen.findByRole('menuitemradio', { name: 'Tiếng Việt' })).toHaveAttribute(
      'aria-checked',
      'true',
    )
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'English' }))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const english = await screen.findByRole('menuitemradio', { name: 'English' })
    await expect(english).toHaveAttribute('aria-checked', 'true')
    await waitFor(() => expect(english).toHaveFocus())
  },
}

/** Checks the keys of the ARIA Authoring Practices with the assertion shared by all components of this pattern. */
export const KeyboardPattern: Story = { play: ({ canvas }) => expectMenuButtonKeyboard(canvas.getByRole('button')) }
