/** A cell by its row and column, from 0. */
export interface GridPlace {
  row: number
  column: number
}

/** A rectangle of cells, with both ends. */
export interface GridBlock {
  top: number
  bottom: number
  start: number
  end: number
}

export const blockOf = (one: GridPlace, other: GridPlace): GridBlock => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  start: Math.min(one.column, other.column),
  end: Math.max(one.column, other.column),
})

/** All places of a block, line by line. */
export const placesIn = ({ top, bottom, start, end }: GridBlock): GridPlace[] =>
  Array.from({ length: bottom - top + 1 }, (_, row) =>
    Array.from({ length: end - start + 1 }, (_, column) => ({ row: top + row, column: start + column })),
  ).flat()

/** Rows of Page Up and Page Down. */
const page = 10

/** Returns where a key leads, or undefined for other keys. Control goes to the end in its direction. */
export function placeAfter(
  { key, isControl }: { key: string; isControl: boolean },
  from: GridPlace,
  { rows, columns }: { rows: number; columns: number },
): GridPlace | undefined {
  const [lastRow, lastColumn] = [rows - 1, columns - 1]
  const { row, column } = from
  switch (key) {
    case 'ArrowUp':
      return { row: isControl ? 0 : Math.max(0, row - 1), column }
    case 'ArrowDown':
      return { row: isControl ? lastRow : Math.min(lastRow, row + 1), column }
    case 'ArrowLeft':
      return { row, column: isControl ? 0 : Math.max(0, column - 1) }
    case 'ArrowRight':
      return { row, column: isControl ? lastColumn : Math.min(lastColumn, column + 1) }
    case 'Home':
      return { row: isControl ? 0 : row, column: 0 }
    case 'End':
      return { row: isControl ? lastRow : row, column: lastColumn }
    case 'PageUp':
      return { row: Math.max(0, row - page), column }
    case 'PageDown':
      return { row: Math.min(lastRow, row + page), column }
    default:
      return undefined
  }
}
