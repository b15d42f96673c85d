import { expect, test } from 'vitest'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { ArticleScreen } from './article-screen.tsx'
import { NewsSeriesListScreen } from './news-series-list-screen.tsx'
import { NewsSeriesScreen } from './news-series-screen.tsx'

const reader = { words: ['news', 'bookmarks', 'comments', 'forms'], language: 'vi' } as const
const slug = 'tu-noi-lam-ra-den-gian-hang'
const list = `/news/series/${slug}`

test('a reader finds a series in the list by its words', async () => {
  const { screen } = await renderScreen(<NewsSeriesListScreen />, {
    ...reader,
    address: '/news/series?search=gian hang',
  })
  await expect.element(screen.getByRole('link', { name: 'Từ nơi làm ra đến gian hàng' })).toHaveAttribute('href', list)
  expect(screen.getByRole('article').elements()).toHaveLength(1)
})

test('a series shows its parts in the order of reading', async () => {
  const { screen } = await renderScreen(<NewsSeriesScreen slug={slug} />, { ...reader, address: list })
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Từ nơi làm ra đến gian hàng')
  const parts = screen.getByRole('article').elements()
  expect(parts.map((part) => part.querySelector('span')?.textContent)).toEqual(['Phần 1', 'Phần 2', 'Phần 3'])
  expect(parts[0]?.textContent).toContain('Người giữ lửa nhà thùng')
})

test('an article names its part, and leads to the parts before and after it', async () => {
  const middle = 'mua-hai-chin-o-ray-ca-phe-buon-ma-thuot'
  const { screen } = await renderScreen(<ArticleScreen slug={middle} />, { ...reader, address: `/news/${middle}` })
  await expect.element(screen.getByText('Phần 2 / 3').first()).toBeVisible()
  const parts = screen.getByRole('navigation', { name: /^Các phần của/ })
  await expect
    .element(parts.getByRole('link', { name: /nhà thùng/ }))
    .toHaveAttribute('href', '/news/nguoi-giu-lua-nha-thung-o-duong-dong')
  await expect
    .element(parts.getByRole('link', { name: /Lò gốm/ }))
    .toHaveAttribute('href', '/news/lo-gom-ben-song-hong-va-me-hoa-bien-dau-nam')
})

test('a series that is hidden or unknown is not found', async () => {
  const { screen } = await renderScreen(<NewsSeriesScreen slug="khong-co" />, { ...reader, address: '/news/series/x' })
  await expect.element(screen.getByRole('heading', { name: 'Không tìm thấy trang' })).toBeVisible()
})
