import { BookmarkPlus, Check, House, PencilLine, RefreshCw, Trash2 } from 'lucide-react'
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
  onRename: (view: TableView) => void
  onUpdate: (view: TableView) => void
  onOpenWith: (view: TableView, isDefault: boolean) => void
  onDelete: (view: TableView) => void
}

/** Menu of the saved views and the actions for the current one. */
export default function ViewsMenu(props: ViewsMenuProps) {
  const { overlay, views, shown, isStandard, changed } = props
  const { onShow, onSave, onRename, onUpdate, onOpenWith, onDelete } = props
  const { labels } = useUi()
  const current = shown ?? changed

  function act(id: string) {
    if (id === 'standard') onShow(undefined)
    else if (id === 'save') onSave()
    else if (id === 'update' && changed) onUpdate(changed)
    else if (id === 'rename' && current) onRename(current)
    else if (id === 'open' && current) onOpenWith(current, !current.isDefault)
    else if (id === 'delete' && current) onDelete(current)
    else onShow(views.find((view) => id === `view:${view.id}`))
  }

  return (
    <MenuPopover {...overlay} label={labels.views} onAction={act} className="ui-table-views">
      <MenuSection title={labels.views}>
        <ViewItem id="standard" name={labels.standardView} isShown={isStandard} />
        {views.map((view) => (
          <ViewItem
            key={view.id}
            id={`view:${view.id}`}
            name={view.name}
            isShown={view === shown}
            isDefault={view.isDefault}
          />
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
          <MenuItem id="rename" icon={<PencilLine />}>
            {labels.renameView(current.name)}
          </MenuItem>
        )}
        {current && (
          <MenuItem id="open" icon={<House />}>
            {current.isDefault ? labels.openWithStandard : labels.openWithView(current.name)}
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

interface ViewItemProps {
  id: string
  name: string
  isShown: boolean
  /** Whether the list opens with it. */
  isDefault?: boolean | undefined
}

function ViewItem({ id, name, isShown, isDefault }: ViewItemProps) {
  const { labels } = useUi()
  return (
    <MenuItem id={id} textValue={name} icon={isShown ? <Check /> : isDefault ? <House /> : <span />}>
      {isShown && <VisuallyHidden>{labels.viewShown('')}</VisuallyHidden>}
      {name}
      {isDefault && <VisuallyHidden>, {labels.opensWithView}</VisuallyHidden>}
    </MenuItem>
  )
}
