import { LiveRegion } from '@chonoi/ui/live-region'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { SearchForm } from './search-form.tsx'

afterEach(() => localStorage.clear())

const show = (language: 'vi' | 'en' = 'en') =>
  renderScreen(
    <>
      <LiveRegion />
      <SearchForm />
    </>,
    { words: [], language },
  )

test.each([
  ['en', 'Please enter search keywords'],
  ['vi', 'Vui lòng nhập từ khóa tìm kiếm'],
] as const)(
  '[SEARCH-01, SEARCH-02, SEARCH-03] a blank search is not sent, shows an error in %s, and the box gets the focus',
  async (language, words) => {
    const { screen, visited } = await show(language)
    const box = screen.getByRole('combobox')
    await box.fill('   ')
    await screen.getByRole('button', { name: language === 'en' ? 'Search' : 'Tìm kiếm' }).click()
    await expect.element(screen.getByRole('alert')).toHaveTextContent(words)
    await expect.element(box).toHaveFocus()
    expect(visited).toEqual([])
  },
)

test('[SEARCH-04] a search is trimmed, encoded and opened as /search?q=', async () => {
  const { screen, visited } = await show()
  await screen.getByRole('combobox').fill('  áo thun & nón ')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => visited).toEqual([`/search?q=${encodeURIComponent('áo thun & nón')}`])
})

test('[SEARCH-07, SEARCH-08] recent searches are offered: newest first, without duplicates, ten at most', async () => {
  const { screen } = await show()
  const box = screen.getByRole('combobox')
  for (const query of ['gốm', ...Array.from({ length: 10 }, (_, index) => `áo ${index}`), ' gốm ']) {
    await box.fill(query)
    await userEvent.keyboard('{Enter}')
  }
  await box.fill('')
  const offered = screen.getByRole('group', { name: 'Recent searches' }).getByRole('option')
  await expect
    .poll(() => offered.elements().map((link) => link.textContent))
    .toEqual(['gốm', ...Array.from({ length: 9 }, (_, index) => `áo ${9 - index}`)])
})

test('recent searches can be cleared', async () => {
  const { screen } = await show()
  await screen.getByRole('combobox').fill('gốm')
  await userEvent.keyboard('{Enter}')
  await screen.getByRole('combobox').fill('')
  await screen.getByRole('button', { name: 'Clear recent searches' }).click()
  await expect.element(screen.getByRole('combobox')).toHaveFocus()
  expect(localStorage.getItem('recentSearches')).toBeNull()
})

test('no searches are stored for visitors who refused functional cookies', async () => {
  const refusal = { hasConsented: true, consentDate: '2026-11-20T00:00:00Z', essential: true, version: '1.0' }
  localStorage.setItem(
    'cookieConsent',
    JSON.stringify({ ...refusal, functional: false, analytics: false, marketing: false }),
  )
  const { screen, visited } = await show()
  await screen.getByRole('combobox').fill('gốm')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => visited).toHaveLength(1)
  expect(localStorage.getItem('recentSearches')).toBeNull()
})
