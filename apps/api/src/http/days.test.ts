import { expect, test } from 'vitest'
import { type JsonSchema, operations, resolve } from './contract-document.ts'
import { checkParameters } from './validator.ts'

function formatOf(schema: JsonSchema): unknown {
  const { $ref, format } = schema as { $ref?: string; format?: string }
  return $ref ? formatOf(resolve($ref) as JsonSchema) : format
}

const days = operations.flatMap((operation) =>
  operation.parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap(({ name, schema }) => {
      const format = formatOf(schema)
      return format === 'date' || format === 'date-time' ? [{ operation, name, format }] : []
    }),
)
const problemsOf = ({ operation, name, format }: (typeof days)[number], day: string) =>
  checkParameters(operation, 'query', { [name]: format === 'date' ? day : `${day}T00:00:00Z` }).filter(
    ({ field }) => field === name,
  )

test.each(days)('$operation.id: $name is a day of the years 2000 to 2100', (one) => {
  for (const day of ['0001-01-01', '0026-11-01', '1999-12-31', '2101-01-01', '9999-12-31'])
    expect([day, problemsOf(one, day)]).toEqual([day, [{ field: one.name, code: 'date.invalid' }]])
  for (const day of ['2000-01-01', '2026-11-29', '2100-12-31']) expect(problemsOf(one, day)).toEqual([])
})

test('every list that is asked for by days is among them', () => {
  expect(days.length).toBeGreaterThan(20)
})
