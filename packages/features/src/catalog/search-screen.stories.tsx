import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { alive, wordsOf } from '../../testing/alive/alive.ts'
import { SearchScreen } from './search-screen.tsx'

const meta = {
  title: 'Features/Products/Search',
  component: SearchScreen,
  tags: ['!autodocs'],
  parameters: alive({ at: '/search?q=gom%20bat%20trang' }),
} satisfies Meta<typeof SearchScreen>
export default meta
type Story = StoryObj<typeof meta>

/** A shop found by its name stands above its products. */
export const ShopFound: Story = {
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link', { name: 'Gốm Bát Tràng Nhà Lò' })
    await expect(links[0]).toHaveAttribute('href', expect.stringContaining('/marketplace/tenant/'))
  },
}

/** Typing mistakes are forgiven, and the most relevant products come first. */
export const Mistyped: Story = {
  parameters: alive({ at: '/search?q=c%C3%A0%20f%C3%AA' }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: /^Cà phê/ })).length).toBeGreaterThan(3)
  },
}

export const NothingFound: Story = {
  parameters: alive({ at: '/search?q=zzzzqqqq' }),
  play: async ({ canvas, loaded }) => {
    const said = await canvas.findAllByText(wordsOf(loaded)('products:search.noMatch', { query: 'zzzzqqqq' }))
    await expect(said.length).toBeGreaterThan(0)
  },
}
