import { type Operation, operations } from '../../src/http/contract-document.ts'
import { schemaAt } from './valid-values.ts'

export interface Reading {
  operation: Operation
  address: string
}

const readings = operations.filter(({ method }) => method === 'get')
const kindOf = ({ success: { schema } }: Operation) => schema && schemaAt(schema).$ref

/**
 * Returns the call that reads what another call wrote, when the contract has one: at the same path, or by id below it.
 */
export function readingOf(written: Operation, address: string, answer: unknown): Reading | undefined {
  const [place = ''] = address.split('?')
  if (written.method === 'put' || written.method === 'patch') {
    const operation = readings.find(({ route }) => route === written.route)
    return operation && { operation, address: place }
  }
  const id = typeof answer === 'object' && answer !== null && 'id' in answer ? answer.id : undefined
  if (written.method !== 'post' || typeof id !== 'string') return undefined
  const [operation] = readings
    .filter((one) => one.route.startsWith(`${written.route}/`) && kindOf(one) === kindOf(written))
    .toSorted((a, b) => a.route.length - b.route.length)
  return operation && { operation, address: place + operation.route.slice(written.route.length).replace(/:\w+$/, id) }
}
