import { Bookmark } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useOverlay } from '../base/use-overlay.ts'
import { Button } from '../button/button.tsx'
import { announce } from '../live-region/announce.ts'
import { useUi } from '../ui-provider/ui-context.ts'
import { isSameView, type TableView, type TableViewState } from './table-view.ts'

export { isSameView, readTableViews, type TableView, type TableViewState } from './table-view.ts'
export { useStoredViews } from './use-stored-views.ts'

export interface TableViewsProps {
  views: readonly TableView[]
  /**
   * Called with all views after one was added, changed or removed. `useStoredViews` stores them in this browser; an
   * application may store them with the account, and returns a promise. While it fails, dialogs stay open.
   */
  onViewsChange: (views: TableView[]) => void | Promise<void>
  /** The list's current state. */
  current: TableViewState
  /** The list's default state, used when no view is chosen. */
  standard: TableViewState
  /** Called with the state of the chosen view, to apply it to the list. */
  onShow: (state: TableViewState) => void
}

const fetchMenu = () => import('./views-menu.tsx')
const ViewsMenu = lazy(fetchMenu)
const NameViewDialog = lazy(() => import('./name-view-dialog.tsx'))
const DeleteViewDialog = lazy(() => import('./delete-view-dialog.tsx'))

type Asked = { about: 'save' } | { about: 'rename' | 'delete'; view: TableView }

/** Creates an id of eight letters and digits. Unique, not secret. */
const newId = () => Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('')

/** Saved views of a list: apply, create, rename, update or delete one, or let the list open with it. */
export function TableViews({ views, onViewsChange, current, standard, onShow }: TableViewsProps) {
  const { labels } = useUi()
  const { isWanted, part, triggerProps } = useOverlay(fetchMenu)
  const [asked, setAsked] = useState<Asked>()
  // By its name, as an application may give it another id.
  const [lastName, setLastName] = useState<string>()
  const shown = views.find((view) => isSameView(view, current))
  const isStandard = isSameView(current, standard)
  // Changed since the view was applied: the view can be updated.
  const changed = shown || isStandard ? undefined : views.find(({ name }) => name === lastName)

  function show(view: TableView | undefined) {
    setLastName(view?.name)
    onShow(view ?? standard)
    announce(labels.viewShown(view?.name ?? labels.standardView))
  }
  async function change(next: TableView[], told: string) {
    await onViewsChange(next)
    setAsked(undefined)
    announce(told)
  }
  /** Changes without a dialog, which would tell that it failed. */
  async function changeAtOnce(next: TableView[], told: string) {
    try {
      await change(next, told)
    } catch {
      announce(labels.viewNotSaved)
    }
  }
  // The menu that opened the dialog is gone by the time it closes: the focus goes back to the menu's button.
  const { triggerRef } = part
  useEffect(() => {
    const trigger = triggerRef.current
    if (!asked) return
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) trigger?.focus()
      })
    }
  }, [asked, triggerRef])
  const replaced = (view: TableView) => views.map((one) => (one.id === view.id ? view : one))

  async function save(name: string) {
    await change([...views, { id: newId(), name, ...current }], labels.viewSaved(name))
    setLastName(name)
  }
  async function rename(view: TableView, name: string) {
    await change(replaced({ ...view, name }), labels.viewSaved(name))
    setLastName(name)
  }
  function openWith(view: TableView, isDefault: boolean) {
    const next = views.map((one) =>
      one.id === view.id ? { ...one, isDefault } : one.isDefault ? { ...one, isDefault: false } : one,
    )
    void changeAtOnce(next, labels.viewSaved(view.name))
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
            onSave={() => setAsked({ about: 'save' })}
            onRename={(view) => setAsked({ about: 'rename', view })}
            onUpdate={(view) => void changeAtOnce(replaced({ ...view, ...current }), labels.viewSaved(view.name))}
            onOpenWith={openWith}
            onDelete={(view) => setAsked({ about: 'delete', view })}
          />
        )}
        {(asked?.about === 'save' || asked?.about === 'rename') && (
          <NameViewDialog
            title={asked.about === 'save' ? labels.saveView : labels.renameView(asked.view.name)}
            description={asked.about === 'save' ? labels.saveViewHint : undefined}
            name={asked.about === 'save' ? '' : asked.view.name}
            takenNames={views.filter((view) => asked.about === 'save' || view.id !== asked.view.id).map(nameOf)}
            onSave={(name) => (asked.about === 'save' ? save(name) : rename(asked.view, name))}
            onClose={() => setAsked(undefined)}
          />
        )}
        {asked?.about === 'delete' && (
          <DeleteViewDialog
            view={asked.view}
            onDelete={(view) =>
              change(
                views.filter(({ id }) => id !== view.id),
                labels.viewDeleted(view.name),
              )
            }
            onClose={() => setAsked(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}

const nameOf = ({ name }: TableView) => name
