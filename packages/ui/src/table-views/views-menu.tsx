import { BookmarkPlus, Check, RefreshCw, Trash2 } from 'lucide-react'
import type { OverlayPart } from '../base/use-overlay.ts'
import { MenuItem, MenuPopover, MenuSection } from '../menu/menu.tsx'
import { useUi } from '../ui-provider/ui-context.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { TableView } from './table-view.ts'

export interface ViewsMenuProps {
  overlay: OverlayPart
  views: readonly TableView[]
  /** The current view. */
  shown: TableView | undefined
  isStandard: boolean
  /** The view that was applied before the list was changed. */
  changed: TableView | undefined
  onShow: (view: TableView | undefined) => void
  onSave: () => void
  onUpdate: (view: TableView) => void
  onDelete: (view: TableView) => void
}

/** Menu of the saved views and the actions for the current one. */
export default function ViewsMenu(props: ViewsMenuProps) {
  const { overlay, views, shown, isStandard, changed, onShow, onSave, onUpdate, onDelete } = props
  const { labels } = useUi()
  const current = shown ?? changed

  function act(id: string) {
    if (id === 'standard') onShow(undefined)
    else if (id === 'save') onSave()
    else if (id === 'update' && changed) onUpdate(changed)
    else if (id === 'delete' && current) onDelete(current)
    else onShow(views.find((view) => id === `view:${view.id}`))
  }

  return (
    <MenuPopover {...overlay} label={labels.views} onAction={act} className="ui-table-views">
      <MenuSection title={labels.views}>
        <ViewItem id="standard" name={labels.standardView} isShown={isStandard} />
        {views.map((view) => (
          <ViewItem key={view.id} id={`view:${view.id}`} name={view.name} isShown={view === shown} />
        ))}
      </MenuSection>
      <MenuSection title={labels.saveViewHint}>
        <MenuItem id="save" icon={<BookmarkPlus />} isDisabled={isStandard || shown !== undefined}>
          {labels.saveView}
        </MenuItem>
        {changed && (
          <MenuItem id="update" icon={<RefreshCw />}>
            {labels.updateView(changed.name)}
          </MenuItem>
        )}
        {current && (
          <MenuItem id="delete" icon={<Trash2 />} tone="danger">
            {labels.deleteView(current.name)}
          </MenuItem>
        )}
      </MenuSection>
    </MenuPopover>
  )
}

function ViewItem({ id, name, isShown }: { id: string; name: string; isShown: boolean }) {
  const { labels } = useUi()
  return (
    <MenuItem id={id} textValue={name} icon={isShown ? <Check /> : <span />}>
      {isShown && <VisuallyHidden>{labels.viewShown('')}</VisuallyHidden>}
      {name}
    </MenuItem>
  )
}
