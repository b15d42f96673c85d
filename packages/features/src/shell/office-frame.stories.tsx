import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { CommandMenu } from './command-menu.tsx'
import { OfficeFrame } from './office-frame.tsx'

const meta = {
  title: 'Features/Back office frame',
  component: OfficeFrame,
  tags: ['!autodocs'],
  args: { area: 'admin', children: <h1>…</h1> },
  parameters: alive({ as: 'admin@chonoi.test', at: '/admin/orders' }, 'fullscreen'),
} satisfies Meta<typeof OfficeFrame>
export default meta
type Story = StoryObj<typeof meta>

export const OfAnAdministrator: Story = {
  play: async ({ canvas, loaded }) => {
    const t = wordsOf(loaded)
    await expect(
      (await canvas.findAllByRole('button', { name: new RegExp(t('shell:user.menuOf', { name: '.*' })) })).length,
    ).toBe(1)
  },
}

export const OfASeller: Story = {
  args: { area: 'seller' },
  parameters: alive({ as: 'seller@chonoi.test', at: '/seller/orders' }, 'fullscreen'),
  play: async ({ canvas }) => {
    await expectSeen(canvas.findByRole('button', { name: /Gốm Bát Tràng Nhà Lò/ }))
  },
}

export const Commands: Story = {
  render: (args) => (
    <>
      <OfficeFrame {...args} />
      <CommandMenu />
    </>
  ),
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: wordsOf(loaded)('shell:office.search') }))
    const box = await screen.findByRole('combobox')
    await userEvent.type(box, 'CN-26')
    // An order's own row, not the search of the list for the same text, which stands there at once. The window is still
    // coming in when a fast machine finds its rows.
    await expectSeen(screen.findAllByRole('option', { name: /^CN-26/ }).then(([first]) => first as HTMLElement))
    await userEvent.keyboard('{Escape}')
  },
}
