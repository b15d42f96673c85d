import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'
import { Button } from '@chonoi/ui/button'
import type { RefusedMove } from './use-tree-moves.ts'

/** Both places of the items of a tree that two people moved at once. */
export function RefusedMoveAlert({ move, onDone }: { move: RefusedMove; onDone: () => void }) {
  const { t } = useTranslation('forms')
  const { own, theirs, ids } = move
  function placeText(items: RefusedMove['own'], id: string): string {
    const parentId = items.find((one) => one.id === id)?.parentId ?? null
    const siblings = items
      .filter((one) => one.parentId === parentId)
      .toSorted((one, other) => one.sortOrder - other.sortOrder)
    const parent = items.find((one) => one.id === parentId)
    const values = { place: siblings.findIndex((one) => one.id === id) + 1, total: siblings.length }
    return parent ? t('refusedMove.placeIn', { ...values, parent: parent.name }) : t('refusedMove.placeOnTop', values)
  }
  return (
    <Alert
      tone="warning"
      urgency="alert"
      title={t('refusedMove.title')}
      actions={
        <Button type="button" size="sm" onClick={onDone}>
          {t('refusedMove.showTheirs')}
        </Button>
      }
    >
      <dl className="cn:grid cn:gap-3">
        {ids.map((id) => (
          <div key={id} className="cn:grid cn:gap-2 cn:sm:grid-cols-2">
            <dt className="cn:font-semibold cn:sm:col-span-2">{own.find((one) => one.id === id)?.name}</dt>
            <dd>
              <span className="cn:block cn:text-13 cn:text-text-muted">{t('refusedMove.own')}</span>
              {placeText(own, id)}
            </dd>
            <dd>
              <span className="cn:block cn:text-13 cn:text-text-muted">{t('refusedMove.theirs')}</span>
              {placeText(theirs, id)}
            </dd>
          </div>
        ))}
      </dl>
    </Alert>
  )
}
