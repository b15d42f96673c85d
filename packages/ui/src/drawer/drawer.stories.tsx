import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef, useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { framedInDocs } from '../../testing/stories/framed-in-docs.ts'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { expectDialogKeyboard } from '../../testing/keyboard/expect-keyboard.ts'
import { Button } from '../button/button.tsx'
import { DialogTrigger } from '../dialog-trigger/dialog-trigger.tsx'
import { Drawer, type DrawerProps } from './drawer.tsx'
import { useUi } from '../ui-provider/ui-context.ts'

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  parameters: {
    docs: framedInDocs,
    keyboard: 'dialog',
    english: {
      title: 'Filters',
      children: <p>Choose an area, a kind of boat and the opening hours.</p>,
      footer: (close: () => void) => <Button onClick={close}>Show 24 results</Button>,
    },
  },
  args: {
    title: 'Bộ lọc',
    children: <p>Chọn khu vực, loại ghe và giờ họp.</p>,
    footer: (close) => <Button onClick={close}>Xem 24 kết quả</Button>,
  },
  render: (args, { globals }) => {
    const t = textsIn(globals)
    return (
      <DialogTrigger trigger={<Button>{t('Mở', 'Open')}</Button>}>
        <Drawer {...args} />
      </DialogTrigger>
    )
  },
} satisfies Meta<typeof Drawer>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const t = textsIn(globals)
    const trigger = canvas.getByRole('button', { name: t('Mở', 'Open') })
    await userEvent.click(trigger)
    const dialog = await screen.findByRole('dialog', { name: t('Bộ lọc', 'Filters') })
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const FromTheEnd: Story = { render: (args) => <Drawer {...args} isOpen /> }

export const FromTheStart: Story = { render: (args) => <Drawer {...args} isOpen side="start" /> }

/** Details of a row beside its list. */
export const BesideAList: Story = {
  render: (args, { globals }) => {
    const t = textsIn(globals)
    return <Drawer {...args} isOpen isBeside title={t('Đơn CN-261121-L8RADN', 'Order CN-261121-L8RADN')} />
  },
}

/** A list that stays usable while the details of a row stand beside it. */
function UsableList(args: DrawerProps) {
  const [order, setOrder] = useState<string>()
  return (
    <>
      <ul>
        {['CN-261121-L8RADN', 'CN-261121-P3KQXW'].map((number) => (
          <li key={number}>
            <Button
              variant="secondary"
              aria-expanded={order === number}
              onClick={() => setOrder(order === number ? undefined : number)}
            >
              {number}
            </Button>
          </li>
        ))}
      </ul>
      <Drawer
        {...args}
        isModal={false}
        title={order ?? ''}
        isOpen={order !== undefined}
        onOpenChange={(isOpen) => !isOpen && setOrder(undefined)}
      />
    </>
  )
}

/** Not modal: the list keeps the focus, F6 moves to the panel and back, Escape closes it. */
export const BesideAUsableList: Story = {
  globals: { viewport: { value: 'w1280' } },
  args: { footer: undefined },
  render: (args) => <UsableList {...args} />,
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button')
    if (!first || !second) throw new Error('The list has fewer than two rows.')
    await userEvent.click(first)
    const opened = await screen.findByRole('complementary', { name: first.textContent })
    await waitFor(() => expect(opened).toBeVisible())
    await expect(first).toHaveFocus()
    await userEvent.click(second)
    const panel = await screen.findByRole('complementary', { name: second.textContent })
    await userEvent.keyboard('{F6}')
    await expect(panel).toHaveFocus()
    await userEvent.keyboard('{F6}')
    await expect(second).toHaveFocus()
    await userEvent.keyboard('{F6}{Tab}')
    await expect(screen.getByRole('button', { name: /^(Đóng|Close)$/ })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull())
    await expect(second).toHaveFocus()
    await userEvent.click(second)
    const again = await screen.findByRole('complementary')
    await waitFor(() => expect(again).toBeVisible())
  },
}

export const BottomSheet: Story = { render: (args) => <Drawer {...args} isOpen side="bottom" /> }

/** A page with the drawer's trigger and the results that a button in the drawer leads to. */
function BesidePage(args: DrawerProps) {
  const t = textsIn(useUi())
  const [isOpen, setOpen] = useState(false)
  const [isAtResults, setAtResults] = useState(false)
  const results = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isAtResults) results.current?.focus()
  }, [isAtResults])

  function showResults() {
    setOpen(false)
    setAtResults(true)
  }

  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('Mở', 'Open')}</Button>
      <h2 ref={results} tabIndex={-1}>
        {t('Kết quả', 'Results')}
      </h2>
      <Drawer
        {...args}
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={<Button onClick={showResults}>{t('Xem 24 kết quả', 'Show 24 results')}</Button>}
      />
    </>
  )
}

/** A page that closes the drawer can move the focus immediately. */
export const ClosedByThePage: Story = {
  render: (args) => <BesidePage {...args} />,
  play: async ({ canvas, globals, userEvent }) => {
    const t = textsIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: t('Mở', 'Open') }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(await screen.findByRole('button', { name: t('Xem 24 kết quả', 'Show 24 results') }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await expect(canvas.getByRole('heading', { name: t('Kết quả', 'Results') })).toHaveFocus()
  },
}

/** Tests the keys of the Authoring Practices with the assertion that all components of this pattern share. */
export const KeyboardPattern: Story = { play: ({ canvas }) => expectDialogKeyboard(canvas.getByRole('button')) }
