import { expect, test } from 'vitest'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { ResourceList } from './resource-list.tsx'
import { useListState } from './use-list-state.ts'

function Orders({ isNewestOnly = false, page = 1, totalPages = 1 }) {
  const state = useListState('listManagedOrders')
  const counted = { page, limit: 20, total: 3, totalPages, hasNext: page < totalPages, hasPrev: page > 1 }
  const pagination = { ...counted, isNewestOnly }
  return (
    <ResourceList title="Orders" state={state} pagination={pagination}>
      <p>Three orders</p>
    </ResourceList>
  )
}

const note = 'These are the newest matches.'

test('a search that stopped at its newest matches says so, on its only page too', async () => {
  const { screen } = await renderScreen(<Orders isNewestOnly />, { words: [] })
  await expect.element(screen.getByText(note, { exact: false })).toBeVisible()
})

test('a search that found everything says nothing of older matches', async () => {
  const { screen } = await renderScreen(<Orders isNewestOnly={false} />, { words: [] })
  await expect.element(screen.getByText('Three orders')).toBeVisible()
  await expect.element(screen.getByText(note, { exact: false })).not.toBeInTheDocument()
})

test.each([
  [{ page: 9, totalPages: 3 }, '/?status=PENDING&page=3'],
  [{ page: 2, totalPages: 1 }, '/?status=PENDING'],
  [{ page: 2, totalPages: 0 }, '/?status=PENDING'],
])('a page behind the last, %j, leads to the last, and never shows that nothing was found', async (shown, address) => {
  const { screen, visited } = await renderScreen(<Orders {...shown} />, {
    words: [],
    address: `/?status=PENDING&page=${shown.page}`,
  })
  await expect.poll(() => visited).toEqual([address])
  await expect.element(screen.getByText('Three orders')).not.toBeVisible()
})

test('a page that exists stays', async () => {
  const { screen, visited } = await renderScreen(<Orders page={3} totalPages={3} />, { words: [], address: '/?page=3' })
  await expect.element(screen.getByText('Three orders')).toBeVisible()
  expect(visited).toEqual([])
})
