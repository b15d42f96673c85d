import { Columns3 } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Button } from '../button/button.tsx'
import { useUi } from '../ui-provider/ui-context.ts'
import type ColumnsPanelComponent from './columns-panel.tsx'
import type { ColumnsPanelProps } from './columns-panel.tsx'
import { useOverlay } from '../base/use-overlay.ts'

const fetchPanel = () => import('./columns-panel.tsx')
/** Restores the type parameter that `lazy` loses. */
const ColumnsPanel = lazy(fetchPanel) as unknown as typeof ColumnsPanelComponent

/** Opens the panel of columns. Its code is fetched on intent. */
export function ColumnsButton<Row>(props: Omit<ColumnsPanelProps<Row>, 'overlay'>) {
  const { labels } = useUi()
  const { isWanted, part, triggerProps } = useOverlay(fetchPanel)
  return (
    <>
      <Button
        {...triggerProps}
        variant="secondary"
        size="sm"
        aria-haspopup="dialog"
        iconStart={<Columns3 aria-hidden="true" />}
      >
        {labels.columns}
      </Button>
      {isWanted && (
        <Suspense>
          <ColumnsPanel {...props} overlay={part} />
        </Suspense>
      )}
    </>
  )
}
