import { createContext, useContext } from 'react'

export interface BoardMoves {
  /** The columns that the card which is being dragged may move to. */
  moving: readonly string[]
  setMoving: (columnIds: readonly string[]) => void
  move: (cardId: string, columnId: string) => void
  /** What each card on the board does when it is moved. */
  moves: Map<string, (columnId: string) => void>
}

export const BoardContext = createContext<BoardMoves | null>(null)

export function useBoard(): BoardMoves {
  const board = useContext(BoardContext)
  if (!board) throw new Error('BoardColumn and BoardCard need a Board around them.')
  return board
}

/** A column takes only the drags that name it. Browsers write types of drags in lower case. */
export const dragTypeOf = (columnId: string) => `x-board/to-${columnId.toLowerCase()}`
