import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { withShippingFees } from '../../testing/alive/arrange-shop.ts'
import { PublicShopScreen } from './public-shop-screen.tsx'

const at = '/marketplace/tenant/gom-bat-trang'

const meta = {
  title: 'Features/Shops/One shop',
  component: PublicShopScreen,
  tags: ['!autodocs'],
  args: { slug: 'gom-bat-trang' },
  parameters: alive({ at }),
} satisfies Meta<typeof PublicShopScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectSeen(canvas.findByRole('heading', { level: 1, name: 'Gốm Bát Tràng Nhà Lò' }))
    await waitFor(() => expect(canvas.getAllByText(/₫/).length).toBeGreaterThan(5))
  },
}

export const FeesOfProvinces: Story = {
  name: 'Fees of provinces',
  parameters: {
    ...alive({ as: 'customer@chonoi.test', at, before: withShippingFees }),
    noScreenshot: 'It looks like the shop, but for a line of text.',
  },
  play: async ({ canvas, loaded }) => {
    const t = wordsOf(loaded)
    await expectSeen(canvas.findByText(t('shops:shipping.others')))
    await expectSeen(canvas.findByText(new RegExp(t('shops:shipping.freeFrom', { amount: '.*' }))))
  },
}

/** The shop exists, but none of its products match. */
export const NothingFound: Story = {
  parameters: alive({ at: `${at}?search=zzzzqqqq` }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('products:list.noMatch')))
  },
}

export const NotThere: Story = {
  args: { slug: 'khong-co-cua-hang-nay' },
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByRole('heading', { name: wordsOf(loaded)('shell:access.notFoundTitle') }))
  },
}

export const Loading: Story = {
  parameters: alive({ at, network: 'silent' }),
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(wordsOf(loaded)('common:state.loading'))).toBeInTheDocument()
  },
}

export const OutOfReach: Story = {
  parameters: alive({ at, network: 'gone' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('common:state.loadFailed')))
  },
}
