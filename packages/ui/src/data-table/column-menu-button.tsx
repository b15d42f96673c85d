import { EllipsisVertical } from 'lucide-react'
import { lazy, Suspense, useEffect } from 'react'
import { useUi } from '../ui-provider/ui-context.ts'
import type ColumnMenuComponent from './column-menu.tsx'
import type { ColumnMenuProps } from './column-menu.tsx'
import { useOverlay } from '../base/use-overlay.ts'

const fetchMenu = () => import('./column-menu.tsx')
/** Restores the type parameter that `lazy` loses. */
const ColumnMenu = lazy(fetchMenu) as unknown as typeof ColumnMenuComponent

/** Opens the menu of a column. Its code is fetched on intent. */
export function ColumnMenuButton<Row>(props: Omit<ColumnMenuProps<Row>, 'overlay'>) {
  const { labels } = useUi()
  const { isWanted, part, triggerProps } = useOverlay(fetchMenu)
  const label = labels.columnOptions(props.column.header)
  const { triggerRef } = part
  const { besideId, setBeside } = props.arranging
  const isBeside = besideId === props.column.id

  useEffect(() => {
    if (!isBeside) return
    triggerRef.current?.focus()
    setBeside(undefined)
  }, [isBeside, triggerRef, setBeside])

  return (
    <>
      <button
        type="button"
        {...triggerProps}
        className="ui-data-table-column-menu"
        aria-haspopup="menu"
        aria-label={label}
        title={label}
      >
        <EllipsisVertical aria-hidden="true" />
      </button>
      {isWanted && (
        <Suspense>
          <ColumnMenu {...props} overlay={part} />
        </Suspense>
      )}
    </>
  )
}
