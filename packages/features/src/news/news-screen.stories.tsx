import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { NewsScreen } from './news-screen.tsx'

const meta = {
  title: 'Features/News',
  component: NewsScreen,
  tags: ['!autodocs'],
  parameters: alive({ at: '/news' }),
} satisfies Meta<typeof NewsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBe(20)
  },
}

export const OfCategory: Story = {
  args: { categorySlug: 'cam-nang' },
  play: async ({ canvas }) => {
    await expectSeen(canvas.findByRole('heading', { level: 1, name: 'Cẩm nang' }))
  },
}

/** The first article begins on the first screen. */
export const OfCategoryOnAPhone: Story = {
  ...OfCategory,
  globals: { viewport: { value: 'w360' } },
}

/** In the look of the shop, with the tabs of its categories. */
export const CategoryOfAShop: Story = {
  args: { tenantSlug: 'gom-bat-trang', categorySlug: 'chuyen-lo' },
  parameters: alive({ at: '/marketplace/tenant/gom-bat-trang/news/categories/chuyen-lo' }),
  play: async ({ canvas }) => {
    await expectSeen(canvas.findByRole('heading', { level: 1, name: 'Chuyện lò' }))
    await expect((await canvas.findAllByRole('article')).length).toBe(2)
  },
}

export const NothingFound: Story = {
  parameters: alive({ at: '/news?search=khong-co-gi-ca' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('news:noMatch')))
  },
}
