import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { ArticleScreen } from './article-screen.tsx'

const slug = 'nam-gio-sang-tren-cho-noi-cai-rang'
const meta = {
  title: 'Features/Article',
  component: ArticleScreen,
  args: { slug },
  tags: ['!autodocs'],
  parameters: alive({ at: `/news/${slug}` }),
} satisfies Meta<typeof ArticleScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByRole('heading', { level: 1, name: /Cái Răng/ }))
    await expectSeen(canvas.findByText(wordsOf(loaded)('news:related')))
  },
}

export const NotFound: Story = {
  args: { slug: 'khong-co-bai-nay' },
  parameters: alive({ at: '/news/khong-co-bai-nay' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByRole('heading', { name: wordsOf(loaded)('shell:access.notFoundTitle') }))
  },
}

/** The second of three parts. */
export const OfASeries: Story = {
  args: { slug: 'mua-hai-chin-o-ray-ca-phe-buon-ma-thuot' },
  parameters: alive({ at: '/news/mua-hai-chin-o-ray-ca-phe-buon-ma-thuot' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('news:series.next')))
  },
}

/** The last part of a shop's series, on a phone. */
export const OfAShop: Story = {
  args: { slug: 'ba-ngay-ba-dem-canh-lua', tenantSlug: 'gom-bat-trang' },
  globals: { viewport: { value: 'w360' } },
  parameters: alive({ at: '/marketplace/tenant/gom-bat-trang/news/ba-ngay-ba-dem-canh-lua' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('news:series.last')))
  },
}

const sectioned = {
  args: { slug: 'vi-cho-noi-hoat-dong-the-nao' },
  parameters: alive({ at: '/news/vi-cho-noi-hoat-dong-the-nao' }),
}

/** Three sections: the table of contents stands beside the text. */
export const WithContents: Story = {
  ...sectioned,
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, loaded }) => {
    const contents = await canvas.findByRole('navigation', { name: wordsOf(loaded)('news:contents') })
    await expectSeen(canvas.findByRole('link', { name: 'Hoàn tiền' }))
    await expect(contents).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Hoàn tiền' })).toHaveAttribute('id', 'section-hoan-tien')
  },
}

/** On a phone it is folded above the text. */
export const WithContentsOnAPhone: Story = {
  ...sectioned,
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(await canvas.findByText(wordsOf(loaded)('news:contents'), { selector: 'summary *' }))
    await expectSeen(canvas.findByRole('link', { name: 'Hoàn tiền' }))
  },
}
