import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, lazy, type Ref, Suspense, useId, useState } from 'react'
import type { GlobalAttributes } from '../base/global-attributes.ts'
import { useMergedRefs } from '../base/merge-refs.ts'
import { useOverlay } from '../base/use-overlay.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { Control } from '../field/control.tsx'
import { Field } from '../field/field.tsx'
import { type FieldOptions, separateFieldOptions } from '../field/field-options.ts'
import { pathOf, type TreeEntry } from '../tree/tree-entry.ts'
import { useUi } from '../ui-provider/ui-context.ts'

const fetchPopover = () => import('./tree-select-popover.tsx')
const TreeSelectPopover = lazy(fetchPopover)

export interface TreeSelectProps extends FieldOptions, GlobalAttributes {
  items: readonly TreeEntry[]
  /** Default `single`: a choice closes the tree. */
  selectionMode?: 'single' | 'multiple'
  /** The chosen ids; with `single` none or one. */
  value?: readonly string[]
  /** Default none. */
  defaultValue?: readonly string[]
  onChange?: (ids: string[]) => void
  onBlur?: () => void
  /** Called when a branch without loaded rows is expanded. */
  onLoad?: (id: string) => void
  /** Name under which a form submits each chosen id. */
  name?: string
  /** Shown while nothing is chosen. Say what that means, e.g. "No parent". */
  placeholder?: string
  disabled?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** Chooses from a hierarchy: a field that opens a tree with a search. Shows the path of the choice. */
export function TreeSelect(props: TreeSelectProps) {
  const { items, selectionMode = 'single', value, defaultValue = [], onChange, onBlur, ...others } = withoutNulls(props)
  const { onLoad, name, placeholder, disabled, ref, ...rest } = others
  const [field, attributes] = separateFieldOptions(rest)
  const { labels } = useUi()
  const ownId = useId()
  const id = field.id ?? ownId
  const panelId = `${id}-panel`
  const { isWanted, part, triggerProps } = useOverlay(fetchPopover)
  const { isOpen, onOpenChange: setOpen } = part
  const mergedRef = useMergedRefs(triggerProps.ref, ref)
  const [ownValue, setOwnValue] = useState<readonly string[]>(defaultValue)
  const chosen = value ?? ownValue

  function change(ids: string[]) {
    setOwnValue(ids)
    onChange?.(ids)
  }
  function open(next: boolean) {
    setOpen(next)
    if (!next) onBlur?.()
  }
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    if (!isOpen) triggerProps.onClick()
  }
  const panelLabel = typeof field.label === 'string' ? field.label : labels.search
  const shown = chosen.map((one) => textOfChoice(items, one, selectionMode)).filter((text) => text !== '')
  return (
    <Field {...field} id={id}>
      {(control) => (
        <>
          <Control end={<ChevronDown aria-hidden="true" />} data-disabled={disabled || undefined}>
            <button
              {...attributes}
              {...control}
              {...triggerProps}
              ref={mergedRef}
              type="button"
              // A combobox, so that screen readers read its choice as a value, and that it is required or wrong.
              role="combobox"
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              aria-controls={isOpen ? panelId : undefined}
              className="ui-control-input ui-tree-select"
              disabled={disabled}
              data-field-name={name}
              data-empty={shown.length === 0 || undefined}
              onKeyDown={handleKey}
            >
              <span dir="auto">{shown.length > 0 ? shown.join(', ') : (placeholder ?? labels.noneChosen)}</span>
            </button>
          </Control>
          {name && chosen.map((one) => <input key={one} type="hidden" name={name} value={one} disabled={disabled} />)}
          {isWanted && (
            <Suspense>
              <TreeSelectPopover
                overlay={{ ...part, onOpenChange: open }}
                id={panelId}
                label={panelLabel}
                items={items}
                selectionMode={selectionMode}
                chosen={chosen}
                mayClear={!field.isRequired}
                onLoad={onLoad}
                onChange={change}
              />
            </Suspense>
          )}
        </>
      )}
    </Field>
  )
}

/** A single choice is shown with its path; of several only the names, which are long enough. */
function textOfChoice(items: readonly TreeEntry[], id: string, mode: 'single' | 'multiple'): string {
  const labels = pathOf(items, id).map(({ label }) => label)
  return mode === 'single' ? labels.join(' › ') : (labels.at(-1) ?? '')
}
