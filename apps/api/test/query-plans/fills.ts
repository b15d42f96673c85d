import { createHash } from 'node:crypto'

/** Rows of a table that SQL generates from their number `n`, which begins at 1. */
export interface Fill {
  table: string
  columns: string
  values: string
  rows: number
  /** SQL of another table whose rows are read for each number. */
  from?: string
  /** The only trigger that runs; it keeps columns of the same row. */
  trigger?: string
}

const list = (words: string | readonly string[]) => `string_to_array('${[words].flat().join(',')}', ',')`

/** SQL of one of the words, each in turn. */
export const pick = (words: string | readonly string[], step: string): string =>
  `(${list(words)})[1 + (${step}) % cardinality(${list(words)})]`

/** SQL of a deterministic id for a number. */
export const id = (kind: string, number: string): string => `md5('${kind}' || (${number}))::uuid`

/** Returns that id, e.g. of the first order. */
export const generatedId = (kind: string, number: number): string =>
  createHash('md5')
    .update(`${kind}${number}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
