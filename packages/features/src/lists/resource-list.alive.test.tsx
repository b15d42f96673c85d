import { expect, test } from 'vitest'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { ResourceList } from './resource-list.tsx'
import { useListState } from './use-list-state.ts'

function Orders({ isNewestOnly }: { isNewestOnly: boolean }) {
  const state = useListState('listManagedOrders')
  const pagination = { page: 1, limit: 20, total: 3, totalPages: 1, hasNext: false, hasPrev: false, isNewestOnly }
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
