import { lazy, Suspense, use, useState } from 'react'
import { OpenRowContext } from './open-row.ts'
import type { RowDetailsDrawerProps } from './row-details-drawer.tsx'

const RowDetailsDrawer = lazy(() => import('./row-details-drawer.tsx'))

export type RowDetailsProps = Omit<RowDetailsDrawerProps, 'list'>

/** Shows the details of the row that the URL names (`?open=`) beside the list. Stands within a ResourceList. */
export function RowDetails(props: RowDetailsProps) {
  const list = use(OpenRowContext)
  const isOpen = list !== null && list.openId !== ''
  const [isWanted, setWanted] = useState(isOpen)
  if (isOpen && !isWanted) setWanted(true)
  if (!list || !isWanted) return null
  return (
    <Suspense>
      <RowDetailsDrawer {...props} list={list} />
    </Suspense>
  )
}
