import '../react-aria-words/react-aria-words.ts'
import { type ComponentProps, type ReactNode, useId, useMemo, useRef, useState } from 'react'
import { useDrop } from 'react-aria/useDrop'
import { classNames } from '../base/class-names.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { CountBadge } from '../count-badge/count-badge.tsx'
import { BoardContext, type BoardMoves, dragTypeOf, useBoard } from './board-context.ts'

export { BoardCard, type BoardCardProps } from './board-card.tsx'

export interface BoardProps extends Omit<ComponentProps<'div'>, 'role'> {
  /** Names the board. */
  label: string
  /** BoardColumn. */
  children: ReactNode
}

/** Columns of cards that move from one to another: dragged, or carried with the keyboard from their grip. */
export function Board(props: BoardProps) {
  const { label, className, children, ...rest } = withoutNulls(props)
  const [moving, setMoving] = useState<readonly string[]>([])
  const [moves] = useState(() => new Map<string, (columnId: string) => void>())
  const board = useMemo<BoardMoves>(
    () => ({
      moving,
      setMoving,
      move: (cardId, columnId) => moves.get(cardId)?.(columnId),
      moves,
    }),
    [moving, moves],
  )
  return (
    <BoardContext value={board}>
      <div {...rest} role="group" aria-label={label} className={classNames('ui-board', className)}>
        {children}
      </div>
    </BoardContext>
  )
}

export interface BoardColumnProps extends Omit<ComponentProps<'section'>, 'id' | 'title'> {
  /** Cards name it in their `moves`. */
  id: string
  title: string
  /** How many cards there are, also those that aren't loaded. */
  count?: number
  /** BoardCard. */
  children?: ReactNode
  /** Instead of the cards, where there are none: why, or what is loading. */
  placeholder?: ReactNode
  /** Below the cards, e.g. a LoadMore. */
  footer?: ReactNode
}

/** One column of a board. Takes the cards that may move to it. */
export function BoardColumn(props: BoardColumnProps) {
  const { id, title, count, children, placeholder, footer, className, ...rest } = withoutNulls(props)
  const { moving, move } = useBoard()
  const titleId = useId()
  const ref = useRef<HTMLElement>(null)
  const type = dragTypeOf(id)
  const { dropProps, isDropTarget } = useDrop({
    ref,
    getDropOperation: (types) => (types.has(type) ? 'move' : 'cancel'),
    onDrop({ items }) {
      for (const item of items)
        if (item.kind === 'text' && item.types.has(type)) void item.getText(type).then((cardId) => move(cardId, id))
    },
  })
  return (
    <section
      {...rest}
      {...dropProps}
      ref={ref}
      // Takes the focus while a card is carried with the keyboard.
      tabIndex={-1}
      aria-labelledby={titleId}
      className={classNames('ui-board-column', className)}
      data-takes={moving.includes(id) || undefined}
      data-drop-target={isDropTarget || undefined}
    >
      <div className="ui-board-column-head">
        <h2 id={titleId} className="ui-board-column-title">
          {title}
        </h2>
        {count !== undefined && <CountBadge count={count} max={999} tone="neutral" showZero />}
      </div>
      {placeholder ?? <ul className="ui-board-cards">{children}</ul>}
      {footer}
    </section>
  )
}
