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
  /** `useStoredViews` stores them in this browser; an application may store them with the account. */
  onViewsChange: (views: TableView[]) => void
  /** The list's current state. */
  current: TableViewState
  /** The list's default state, used when no view is chosen. */
  standard: TableViewState
  /** Called with the state of the chosen view, to apply it to the list. */
  onShow: (state: TableViewState) => void
}

const fetchMenu = () => import('./views-menu.tsx')
const ViewsMenu = lazy(fetchMenu)
const SaveViewDialog = lazy(() => import('./save-view-dialog.tsx'))
const DeleteViewDialog = lazy(() => import('./delete-view-dialog.tsx'))

/** Creates an id of eight letters and digits. Unique, not secret. */
const newId = () => Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('')

/** Saved views of a list: apply, create, update or delete one. */
export function TableViews({ views, onViewsChange, current, standard, onShow }: TableViewsProps) {
  const { labels } = useUi()
  const { isWanted, part, triggerProps } = useOverlay(fetchMenu)
  const [asked, setAsked] = useState<'save' | TableView>()
  const [lastId, setLastId] = useState<string>()
  const shown = views.find((view) => isSameView(view, current))
  const isStandard = isSameView(current, standard)
  // Changed since the view was applied: the view can be updated.
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
