import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

interface Parameter {
  name: string
  in: string
}
interface Media {
  example?: unknown
}
interface Operation {
  operationId: string
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, { content?: Record<string, Media> }>
}
interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { parameters: Record<string, Parameter> }
}
/** A call that a test sends, and its answer (apps/api/test/examples). */
interface Example {
  path: Record<string, unknown>
  query: Record<string, unknown>
  body?: unknown
  status: number
  answer?: unknown
}

const json = 'application/json'
const contractFile = fileURLToPath(import.meta.resolve('@chonoi/contract/openapi.json'))
/** Beside the contract's source: the package doesn't hold it. */
const examplesFile = join(import.meta.dirname, '../../../../openapi/examples.json')
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown

/** Returns the contract with the example of each operation at its parameters, its body and its answer, as JSON. */
export function publicDocument(): string {
  const document = read(contractFile) as Document
  const examples = read(examplesFile) as Record<string, Example>
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item))
  for (const operation of operations) {
    const example = examples[operation.operationId]
    if (example) addExample(document, operation, example)
  }
  return JSON.stringify(document)
}

function addExample(document: Document, operation: Operation, { path, query, body, status, answer }: Example): void {
  operation.parameters = operation.parameters?.map((parameter) => {
    const found =
      '$ref' in parameter ? document.components.parameters[parameter.$ref.split('/').at(-1) ?? ''] : parameter
    const example = found?.in === 'path' ? path[found.name] : found?.in === 'query' ? query[found.name] : undefined
    return found && example !== undefined ? { ...found, example } : parameter
  })
  const sent = operation.requestBody?.content[json]
  if (sent && body !== undefined) sent.example = body
  const answered = operation.responses[status]?.content?.[json]
  if (answered && answer !== undefined) answered.example = answer
}
