import { EllipsisVertical } from 'lucide-react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Menu, MenuItem } from '../menu/menu.tsx'
import { useUi } from '../ui-provider/ui-context.ts'
import { placeOf, type TreeEntry } from './tree-entry.ts'
import { moveOfStep, type TreeStep } from './tree-moves.ts'

/** An action of every row. */
export interface TreeAction {
  id: string
  label: string
  /** `danger` for actions that can't be undone. */
  tone?: 'danger'
}

export interface TreeMenuProps {
  items: readonly TreeEntry[]
  entry: TreeEntry
  actions: readonly TreeAction[]
  /** Whether rows can be moved: then the menu is the way to do it without dragging (WCAG 2.5.7). */
  canMove: boolean
  onAction: (action: string) => void
  onStep: (step: TreeStep) => void
}

const steps = ['up', 'down', 'in', 'out'] as const

/** The actions of a row, the moves before those that can't be undone. */
export function TreeMenu({ items, entry, actions, canMove, onAction, onStep }: TreeMenuProps) {
  const { labels } = useUi()
  const place = placeOf(items, entry.id)
  const above = place?.siblings[place.index - 1]
  const words: Record<TreeStep, string | undefined> = {
    up: labels.moveUp,
    down: labels.moveDown,
    in: above && labels.moveInto(above.label),
    out: place?.parent && labels.moveOutOf(place.parent.label),
  }
  const drawn = (action: TreeAction) => (
    <MenuItem key={action.id} id={`do:${action.id}`} tone={action.tone}>
      {action.label}
    </MenuItem>
  )
  return (
    <Menu
      trigger={
        <IconButton
          size="sm"
          label={labels.actionsOf(entry.label)}
          icon={<EllipsisVertical aria-hidden="true" />}
          disabled={entry.isDisabled}
        />
      }
      label={labels.actionsOf(entry.label)}
      onAction={(id) => {
        const step = steps.find((one) => one === id)
        if (step) onStep(step)
        else onAction(id.slice('do:'.length))
      }}
    >
      {actions.filter(({ tone }) => tone !== 'danger').map(drawn)}
      {canMove &&
        steps.map(
          (step) =>
            words[step] && (
              <MenuItem key={step} id={step} isDisabled={!moveOfStep(items, entry.id, step)}>
                {words[step]}
              </MenuItem>
            ),
        )}
      {actions.filter(({ tone }) => tone === 'danger').map(drawn)}
    </Menu>
  )
}
