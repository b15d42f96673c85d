import { GripVertical } from 'lucide-react'
import { type ComponentProps, useEffect, useEffectEvent, useId, useRef } from 'react'
import { Button } from 'react-aria-components'
import { useDrag } from 'react-aria/useDrag'
import { classNames } from '../base/class-names.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { useUi } from '../ui-provider/ui-context.ts'
import { dragTypeOf, useBoard } from './board-context.ts'

export interface BoardCardProps extends Omit<ComponentProps<'li'>, 'id'> {
  id: string
  /** Names the card. */
  label: string
  /** The columns that it may move to; without any it stays. */
  moves?: readonly string[]
  /** Called with the column where it was dropped. The card stays until it is rendered in another column. */
  onMove?: (columnId: string) => void
  /** Whether its move is under way. */
  isMoving?: boolean
}

/** A card of a board. Its grip starts a move with the keyboard or a screen reader; a pointer drags the whole card. */
export function BoardCard(props: BoardCardProps) {
  const { id, label, moves = [], onMove, isMoving = false, children, className, ...rest } = withoutNulls(props)
  const { labels } = useUi()
  const { moves: registered, setMoving } = useBoard()
  const move = useEffectEvent((columnId: string) => onMove?.(columnId))
  const gripId = useId()
  const isDisabled = isMoving || moves.length === 0
  const grip = useRef<HTMLButtonElement>(null)
  const { dragProps, dragButtonProps, isDragging } = useDrag({
    hasDragButton: true,
    isDisabled,
    getItems: () => [Object.fromEntries(moves.map((columnId) => [dragTypeOf(columnId), id]))],
    getAllowedDropOperations: () => ['move'],
    onDragStart: () => setMoving(moves),
    onDragEnd: () => setMoving([]),
  })

  useEffect(() => {
    registered.set(id, (columnId) => move(columnId))
    return () => {
      registered.delete(id)
    }
  }, [registered, id])

  return (
    <li
      {...rest}
      {...dragProps}
      aria-busy={isMoving || undefined}
      className={classNames('ui-board-card', className)}
      data-dragging={isDragging || undefined}
    >
      {moves.length > 0 && (
        <Button
          {...dragButtonProps}
          ref={grip}
          id={gripId}
          isDisabled={isDisabled}
          aria-label={labels.moveCard(label)}
          className="ui-board-grip"
        >
          <GripVertical aria-hidden="true" />
        </Button>
      )}
      {children}
    </li>
  )
}
