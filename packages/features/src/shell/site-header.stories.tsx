import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { SiteHeader } from './site-header.tsx'

const meta = {
  title: 'Features/Header',
  component: SiteHeader,
  tags: ['!autodocs'],
  // The dimensions of the frame.
  render: () => (
    <div className="shell">
      <SiteHeader />
    </div>
  ),
  // The menus that its plays open exist only on wide pages.
  globals: { viewport: { value: 'w1280' } },
  parameters: alive({ as: 'customer@chonoi.test' }, 'fullscreen'),
} satisfies Meta<typeof SiteHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Visitor: Story = {
  parameters: alive({}, 'fullscreen'),
  play: async ({ canvas, loaded }) => {
    const links = await canvas.findAllByRole('link', { name: wordsOf(loaded)('shell:nav.signIn') })
    await expect(links.length).toBeGreaterThan(0)
  },
}

/** What a search may mean, while it is typed. */
export const Suggestions: Story = {
  parameters: alive({}, 'fullscreen'),
  play: async ({ canvas, loaded, userEvent }) => {
    const box = await canvas.findByRole('combobox', { name: wordsOf(loaded)('shell:search.label') })
    await userEvent.type(box, 'gom bat')
    await expectSeen(canvas.findByRole('option', { name: 'Gốm Bát Tràng Nhà Lò' }))
    await userEvent.keyboard('{ArrowDown}')
    await expect(box).toHaveAttribute('aria-activedescendant')
  },
}

export const UserMenu: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const name = new RegExp(wordsOf(loaded)('shell:user.menuOf', { name: '.*Mai.*' }))
    const button = await canvas.findByRole('button', { name })
    // Focus rings appear after keyboard use.
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect((await screen.findAllByRole('menuitem')).length).toBeGreaterThan(3)
  },
}

export const Notices: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const bell = await canvas.findByRole('button', {
      name: (label) => label.startsWith(t('shell:bell.none').split(',')[0] ?? ''),
    })
    await userEvent.click(bell)
    await expectSeen(screen.findByRole('link', { name: t('shell:bell.viewAll') }))
  },
}

/** A user with three shops, one of them suspended. */
export const SeveralShops: Story = {
  // With large text, as on a phone, the shops stand in the menu.
  globals: { viewport: { value: 'w1280' }, textScale: 100 },
  parameters: alive({ as: 'multi@chonoi.test' }, 'fullscreen'),
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(
      await canvas.findByRole('button', { name: new RegExp(t('shell:tenant.current', { name: '.*' })) }),
    )
    await expectSeen(screen.findByRole('dialog'))
  },
}

/** On the narrowest phone the name keeps clear of the cart. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, loaded }) => {
    const home = await canvas.findByRole('link', { name: wordsOf(loaded)('shell:homeLink') })
    const cart = await canvas.findByRole('link', { name: /^(Giỏ hàng|Cart)/ })
    await expect(home.getBoundingClientRect().right).toBeLessThan(cart.getBoundingClientRect().left)
    const name = home.querySelector('span')?.getBoundingClientRect()
    await expect(name?.right).toBeLessThan(cart.getBoundingClientRect().left)
  },
}
