import type { Meta, StoryObj } from '@storybook/react-vite'
import { formatMoney } from '@chonoi/i18n'
import { expect, waitFor, within } from 'storybook/test'
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
  parameters: { ...alive({ at: '/products?search=gom' }), noScreenshot: 'It looks like all goods.' },
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

/** A range of prices and a popular tag narrow the list with a press each; the tag is then among the filters in force. */
export const Narrowed: Story = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent, loaded }) => {
    const t = wordsOf(loaded)
    const under = t('products:filter.priceUnder', { amount: formatMoney(10_000_000) })
    await userEvent.click(await canvas.findByRole('button', { name: under, pressed: false }))
    await expect(await canvas.findByRole('button', { name: under, pressed: true })).toBeVisible()
    const popular = within(await canvas.findByRole('list', { name: t('products:filter.popularTags') }))
    // By name: which one is first changes with the answer for the price.
    const tag = 'ăn vặt'
    await userEvent.click(await popular.findByRole('button', { name: tag }))
    await waitFor(() => expect(popular.queryByRole('button', { name: tag })).toBeNull())
    await waitFor(() => expect(canvas.getAllByText(new RegExp(`${tag}$`)).length).toBeGreaterThan(0))
  },
}
