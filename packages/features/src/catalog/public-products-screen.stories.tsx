import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { alive, wordsOf } from '../../testing/alive/alive.ts'
import { PublicProductsScreen } from './public-products-screen.tsx'

const meta = {
  title: 'Features/Products/All goods',
  component: PublicProductsScreen,
  tags: ['!autodocs'],
  parameters: alive({ at: '/products' }),
} satisfies Meta<typeof PublicProductsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(/₫/).length).toBeGreaterThan(10))
  },
}

/** A search without diacritics matches names with them. */
export const Searched: Story = {
  parameters: alive({ at: '/products?search=gom' }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/gốm/i)).length).toBeGreaterThan(1)
  },
}

export const NothingFound: Story = {
  parameters: alive({ at: '/products?search=zzzzqqqq' }),
  play: async ({ canvas, loaded }) => {
    const said = await canvas.findAllByText(wordsOf(loaded)('products:list.noMatch'))
    await expect(said.length).toBeGreaterThan(0)
  },
}

export const Loading: Story = {
  parameters: alive({ at: '/products', network: 'silent' }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull()
  },
}

export const OutOfReach: Story = {
  parameters: alive({ at: '/products', network: 'gone' }),
  play: async ({ canvas, loaded }) => {
    const said = await canvas.findAllByText(wordsOf(loaded)('common:state.loadFailed'))
    await expect(said.length).toBeGreaterThan(0)
  },
}
