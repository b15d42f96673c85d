import { Bookmark } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useOverlay } from '../base/use-overlay.ts'
import { Button } from '../button/button.tsx'
import { announce } from '../live-region/announce.ts'
import { useUi } from '../ui-provider/ui-context.ts'
import { isSameView, type TableView, type TableViewState } from './table-view.ts'

export { isSameView, readTableViews, type TableView, type TableViewState } from './table-view.ts'
export { useStoredViews } from './use-stored-views.ts'

export interface TableViewsProps {
  views: readonly TableView[]
  /** `useStoredViews` keeps them in this browser; an application may keep them with the account. */
  onViewsChange: (views: TableView[]) => void
  /** How the list is looked at now. */
  current: TableViewState
  /** How the list is looked at without a view. */
  standard: TableViewState
  /** Brings the list into the state of a view. */
  onShow: (state: TableViewState) => void
}

const fetchMenu = () => import('./views-menu.tsx')
const ViewsMenu = lazy(fetchMenu)
const SaveViewDialog = lazy(() => import('./save-view-dialog.tsx'))
const DeleteViewDialog = lazy(() => import('./delete-view-dialog.tsx'))

/** Eight letters and figures; not secret, only unlike the others. */
const newId = () => Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('')

/** Saved ways of looking at a list: choose one, keep the present one, bring one up to date, or drop it. */
export function TableViews({ views, onViewsChange, current, standard, onShow }: TableViewsProps) {
  const { labels } = useUi()
  const { isWanted, part, triggerProps } = useOverlay(fetchMenu)
  const [asked, setAsked] = useState<'save' | TableView>()
  const [lastId, setLastId] = useState<string>()
  const shown = views.find((view) => isSameView(view, current))
  const isStandard = isSameView(current, standard)
  // Changed since it was shown: it can be brought up to date.
  const changed = shown || isStandard ? undefined : views.find(({ id }) => id === lastId)

  function show(view: TableView | undefined) {
    setLastId(view?.id)
    onShow(view ?? standard)
    announce(labels.viewShown(view?.name ?? labels.standardView))
  }
  function save(name: string) {
    const view = { id: newId(), name, ...current }
    onViewsChange([...views, view])
    setLastId(view.id)
    setAsked(undefined)
    announce(labels.viewSaved(name))
  }
  function update(view: TableView) {
    onViewsChange(views.map((one) => (one.id === view.id ? { ...view, ...current } : one)))
    announce(labels.viewSaved(view.name))
  }
  function remove(view: TableView) {
    onViewsChange(views.filter(({ id }) => id !== view.id))
    setAsked(undefined)
    announce(labels.viewDeleted(view.name))
  }

  return (
    <>
      <Button
        {...triggerProps}
        variant="secondary"
        size="sm"
        aria-haspopup="menu"
        iconStart={<Bookmark aria-hidden="true" />}
      >
        {shown ? `${labels.views}: ${shown.name}` : labels.views}
      </Button>
      <Suspense>
        {isWanted && (
          <ViewsMenu
            overlay={part}
            views={views}
            shown={shown}
            isStandard={isStandard}
            changed={changed}
            onShow={show}
            onSave={() => setAsked('save')}
            onUpdate={update}
            onDelete={setAsked}
          />
        )}
        {asked === 'save' && (
          <SaveViewDialog
            takenNames={views.map(({ name }) => name)}
            onSave={save}
            onClose={() => setAsked(undefined)}
          />
        )}
        {asked && asked !== 'save' && (
          <DeleteViewDialog view={asked} onDelete={remove} onClose={() => setAsked(undefined)} />
        )}
      </Suspense>
    </>
  )
}
