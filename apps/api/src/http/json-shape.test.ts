import { expect, test } from 'vitest'
import { type JsonSchema, operations, resolve } from './contract-document.ts'
import { maxValues } from './json-shape.ts'

interface Node extends JsonSchema {
  $ref?: string
  properties?: Record<string, Node>
  additionalProperties?: Node | boolean
  maxProperties?: number
  items?: Node
  maxItems?: number
  allOf?: readonly Node[]
  oneOf?: readonly Node[]
  anyOf?: readonly Node[]
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
const most = (choices: readonly Node[] = []) => Math.max(0, ...choices.map(marksOf))

/** The marks of `count` entries with a bracket before them and a comma between two. */
const listed = (count: number, inside: number) => (count > 0 ? count + inside : 0)

/** How many commas and opening brackets the largest text has that a schema allows, which `isModestJson` counts. */
function marksOf({ $ref, ...own }: Node): number {
  const { properties = {}, additionalProperties, maxProperties = Infinity, items, maxItems = Infinity } = own
  const fields = Object.values(properties)
  const others = typeof additionalProperties === 'object' ? additionalProperties : undefined
  return (
    ($ref ? marksOf(resolve($ref) as Node) : 0) +
    listed(fields.length, sum(fields.map(marksOf))) +
    (others ? listed(maxProperties, maxProperties * marksOf(others)) : 0) +
    (items ? listed(maxItems, maxItems * marksOf(items)) : 0) +
    sum((own.allOf ?? []).map(marksOf)) +
    most(own.oneOf) +
    most(own.anyOf)
  )
}

const bodies = operations.flatMap(({ id, body }) =>
  body?.contentType === 'application/json' ? [{ id, marks: marksOf(resolve(body.schema) as Node) }] : [],
)

test('maxValues: the largest body of every operation has fewer values', () => {
  expect(bodies.length).toBeGreaterThan(100)
  expect(bodies.filter(({ marks }) => !(marks < maxValues))).toEqual([])
})
