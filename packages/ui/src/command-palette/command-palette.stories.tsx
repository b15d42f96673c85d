import type { Meta, StoryObj } from '@storybook/react-vite'
import { Package, Plus, Wallet } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { framedInDocs } from '../../testing/stories/framed-in-docs.ts'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { CommandPalette, useCommandKey } from './command-palette.tsx'

const meta = {
  title: 'Overlays/CommandPalette',
  parameters: {
    docs: framedInDocs,
    english: {
      commands: [
        { id: 'orders', label: 'Orders', group: 'Go to', icon: <Package />, href: '/don-hang', keywords: 'orders' },
        {
          id: 'wallet',
          label: 'My wallet',
          group: 'Go to',
          icon: <Wallet />,
          href: '/vi',
          description: 'Balance, deposits and withdrawals',
        },
        { id: 'new', label: 'Add product', group: 'Actions', icon: <Plus />, end: <kbd>N</kbd> },
      ],
    },
  },
  component: CommandPalette,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onCommand: fn(),
    commands: [
      { id: 'orders', label: 'Đơn hàng', group: 'Đi đến', icon: <Package />, href: '/don-hang', keywords: 'orders' },
      {
        id: 'wallet',
        label: 'Ví của tôi',
        group: 'Đi đến',
        icon: <Wallet />,
        href: '/vi',
        description: 'Số dư, nạp và rút',
      },
      { id: 'new', label: 'Thêm sản phẩm', group: 'Thao tác', icon: <Plus />, end: <kbd>N</kbd> },
    ],
  },
} satisfies Meta<typeof CommandPalette>
export default meta
type Story = StoryObj<typeof meta>

const options = () => screen.getAllByRole('option').map((option) => option.id.split('-').at(-1))

/**
 * A separate component, because Storybook calls `render` again for the displayed code and the shortcut must have one
 * listener.
 */
function OpenedByKey(props: ComponentProps<typeof CommandPalette>) {
  const [isOpen, setOpen] = useState(false)
  useCommandKey(() => setOpen(true))
  return <CommandPalette {...props} isOpen={isOpen} onOpenChange={setOpen} />
}

export const Keyboard: Story = {
  parameters: { noScreenshot: 'It ends closed.' },
  args: { isOpen: false },
  render: (args) => <OpenedByKey {...args} />,
  play: async ({ args, globals }) => {
    const t = textsIn(globals)
    await userEvent.keyboard('{Control>}k{/Control}')
    const box = await screen.findByRole('combobox')
    await waitFor(() => expect(box).toHaveFocus())
    await expect(options()).toEqual(['orders', 'wallet', 'new'])
    await userEvent.keyboard('{ArrowUp}')
    await expect(box).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { name: t(/Thêm/, /Add/) }).id,
    )
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onCommand).toHaveBeenCalledWith(expect.objectContaining({ id: 'wallet' }))
    await expect(document.documentElement.dataset.navigatedTo).toBe('/vi')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.type(await screen.findByRole('combobox'), t('don', 'ord'))
    await waitFor(() => expect(options()).toEqual(['orders']))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** Enter that ends the composition of a syllable chooses nothing. */
export const Composing: Story = {
  play: async ({ args }) => {
    const box = await screen.findByRole('combobox')
    await fireEvent.keyDown(box, { key: 'Enter', isComposing: true })
    await expect(args.onCommand).not.toHaveBeenCalled()
  },
}

export const NothingFound: Story = {
  play: async ({ globals }) => {
    const t = textsIn(globals)
    await userEvent.type(await screen.findByRole('combobox'), 'xyz')
    await expect(screen.getByRole('status')).toHaveTextContent(t('Không tìm thấy', 'Nothing found'))
  },
}

/** Text without diacritics matches text with them. */
export const Filtered: Story = {
  play: async ({ globals }) => {
    const t = textsIn(globals)
    await userEvent.type(await screen.findByRole('combobox'), t('vi cua', 'my wal'))
    await waitFor(() => expect(options()).toEqual(['wallet']))
  },
}

export const Loading: Story = { args: { isLoading: true } }

/** Further commands couldn't be fetched; those at hand stay. */
export const Failed: Story = {
  args: { error: 'Không tìm được đơn hàng. Thử lại.' },
  parameters: { english: { error: 'Orders could not be searched. Try again.' } },
  play: async ({ globals }) => {
    const t = textsIn(globals)
    await expect(screen.getByRole('status')).toHaveTextContent(
      t('Không tìm được đơn hàng', 'Orders could not be searched'),
    )
    await expect(options()).toEqual(['orders', 'wallet', 'new'])
  },
}

export const LongWords: Story = {
  args: {
    commands: Array.from({ length: 40 }, (_, number) => ({
      id: String(number),
      label: `Báo cáo doanh thu tháng ${number + 1} của các ghe ở ${'miệt vườn '.repeat(8)}`,
      group: 'Báo cáo',
    })),
  },
  parameters: {
    english: {
      commands: Array.from({ length: 40 }, (_, number) => ({
        id: String(number),
        label: `Revenue report for month ${number + 1} of the boats in ${'the orchards '.repeat(8)}`,
        group: 'Reports',
      })),
    },
  },
}
