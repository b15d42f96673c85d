import '../react-aria-words/react-aria-words.ts'
import { Search } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useId, useMemo, useRef, useState } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components'
import { classNames } from '../base/class-names.ts'
import type { GlobalAttributes } from '../base/global-attributes.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { maxShown } from '../combo-box/first-options.ts'
import { useUi } from '../ui-provider/ui-context.ts'
import { type Command, findCommands, groupCommands } from './find-commands.ts'
import { ReturnFocus } from '../dialog/return-focus.tsx'

export { useCommandKey, useCommandKeyName } from './use-command-key.ts'

export interface PaletteCommand extends Command {
  icon?: ReactNode
  /** Secondary line in muted text. */
  description?: string
  /** Content at the end of the row, e.g. a keyboard shortcut. */
  end?: ReactNode
  /** Address to open with the application's router. Without it only `onCommand` is called. */
  href?: string
}

export interface CommandPaletteProps extends GlobalAttributes {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  commands: readonly PaletteCommand[]
  /** Called when a command is chosen, after the palette has closed. */
  onCommand?: (command: PaletteCommand) => void
  /** Default "find a screen or an action". */
  placeholder?: string
  /** Whether further commands are being fetched. */
  isLoading?: boolean
  /** Said below the list when further commands couldn't be fetched. */
  error?: string
  /** Called with the typed text, to fetch commands. */
  onSearch?: (typed: string) => void
  className?: string
  /** Forwarded to the dialog. */
  ref?: Ref<HTMLElement>
}

/** Searches the screens and actions of an application by name. */
export function CommandPalette(props: CommandPaletteProps) {
  const { isOpen, onOpenChange, commands, onCommand, placeholder, isLoading, error, onSearch, className, ...rest } =
    withoutNulls(props)
  const { labels } = useUi()
  // Closes without an exit animation. Unmounting also clears the box for the next opening.
  if (!isOpen) return null
  return (
    <ModalOverlay className="ui-dialog-overlay ui-command-overlay" isOpen onOpenChange={onOpenChange} isDismissable>
      <ReturnFocus />
      <Modal className="ui-dialog-window">
        <Dialog {...rest} aria-label={labels.commandPalette} className={classNames('ui-command-palette', className)}>
          <CommandList {...{ commands, onCommand, onOpenChange, placeholder, isLoading, error, onSearch }} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

function moveTo(key: string, index: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (index + 1) % count
  if (key === 'ArrowUp') return (index - 1 + count) % count
  if (key === 'PageDown') return Math.min(count - 1, index + 8)
  if (key === 'PageUp') return Math.max(0, index - 8)
  return undefined
}

type CommandListProps = Omit<CommandPaletteProps, 'isOpen' | 'className' | 'ref' | keyof GlobalAttributes>

/** A search box and its list. The focus stays in the box; `aria-activedescendant` names the active row. */
function CommandList(props: CommandListProps) {
  const { commands, onCommand, onOpenChange, placeholder, isLoading, error, onSearch } = props
  const { labels, navigate } = useUi()
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [marked, setMarked] = useState(0)
  const all = useMemo(() => findCommands(commands, typed), [commands, typed])
  const groups = useMemo(() => groupCommands(all.slice(0, maxShown)), [all])
  const found = groups.flatMap(([, inGroup]) => inGroup)
  const current = found[marked]
  const rowId = (command: PaletteCommand) => `${listId}-${command.id}`

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  })

  function choose(command: PaletteCommand | undefined) {
    if (!command) return
    onOpenChange(false)
    if (command.href) navigate(command.href)
    onCommand?.(command)
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    const next = moveTo(event.key, marked, found.length)
    if (next !== undefined) setMarked(next)
    else if (event.key === 'Enter') choose(current)
    else return
    event.preventDefault()
  }

  return (
    <>
      <div className="ui-command-search">
        <Search aria-hidden="true" />
        <input
          type="text"
          role="combobox"
          className="ui-command-input"
          aria-label={labels.commandPalette}
          aria-expanded
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={current && rowId(current)}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder ?? labels.commandHint}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a palette is opened to write in it
          autoFocus
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setMarked(0)
            onSearch?.(event.currentTarget.value)
          }}
          onKeyDown={handleKey}
        />
      </div>
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={labels.commandPalette}
        className="ui-command-list"
        tabIndex={-1}
      >
        {groups.map(([group, inGroup]) => (
          <div key={group} role="group" aria-label={group || undefined}>
            {group && (
              <p className="ui-command-group" aria-hidden="true">
                {group}
              </p>
            )}
            {inGroup.map((command) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the box's
              <div
                key={command.id}
                id={rowId(command)}
                role="option"
                tabIndex={-1}
                aria-selected={command === current}
                className="ui-command"
                onMouseDown={(event) => event.preventDefault()}
                onMouseMove={() => setMarked(found.indexOf(command))}
                onClick={() => choose(command)}
              >
                {command.icon && (
                  <span className="ui-command-icon" aria-hidden="true">
                    {command.icon}
                  </span>
                )}
                <span className="ui-command-text">
                  {command.label}
                  {command.description && <span className="ui-command-description">{command.description}</span>}
                </span>
                {command.end}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p className="ui-command-status" role="status">
        {isLoading ? labels.loading : error ? `${error} ` : found.length === 0 ? labels.noCommands : ''}
        {!isLoading && all.length > found.length && `${labels.moreOptions(all.length - found.length)} `}
        {!isLoading && found.length > 0 && typed !== '' && (
          <span className="ui-visually-hidden">{labels.optionCount(all.length)}</span>
        )}
      </p>
    </>
  )
}
