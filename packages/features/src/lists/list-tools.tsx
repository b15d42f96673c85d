import { useTranslation } from '@chonoi/i18n/react'
import { IconButton } from '@chonoi/ui/icon-button'
import { Keyboard } from 'lucide-react'
import { lazy, type RefObject, Suspense, useCallback, useState } from 'react'
import { ListViews } from './list-views.tsx'
import { useListKeys } from './use-list-keys.ts'
import type { ListState } from './use-list-state.ts'

const ListKeysDialog = lazy(() => import('./list-keys-dialog.tsx'))

export interface ListToolsProps {
  state: ListState
  /** What holds the rows. */
  listRef: RefObject<HTMLElement | null>
}

/** What stands above the rows of a list of the back office: its saved views, and its keys. */
export function ListTools({ state, listRef }: ListToolsProps) {
  const { t } = useTranslation('common')
  const [areKeysShown, setKeysShown] = useState(false)
  const showKeys = useCallback(() => setKeysShown(true), [])
  useListKeys(listRef, showKeys)
  return (
    <>
      <ListViews state={state} />
      <IconButton
        size="sm"
        label={t('listKeys.title')}
        icon={<Keyboard aria-hidden="true" />}
        onClick={showKeys}
        className="cn:max-sm:hidden"
      />
      {areKeysShown && (
        <Suspense>
          <ListKeysDialog onClose={() => setKeysShown(false)} />
        </Suspense>
      )}
    </>
  )
}
