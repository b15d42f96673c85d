import openapiTS, { astToString, COMMENT_HEADER, type OpenAPI3 } from 'openapi-typescript'
import ts from 'typescript'
import type { Document, Operation } from './document.ts'

/** Files are typed as Blob, not as string. */
const blob = ts.factory.createTypeReferenceNode('Blob')

const commonHeaders = ['CsrfToken', 'TenantId'].map((name) => `#/components/parameters/${name}`)

/** Our clients set the common headers of every call themselves, so a caller's types leave them out. */
function withoutCommonHeaders(operation: Operation): Operation {
  if (!operation.parameters) return operation
  const isCommon = (one: object) => '$ref' in one && commonHeaders.includes(String(one.$ref))
  return { ...operation, parameters: operation.parameters.filter((one) => !isCommon(one)) }
}

const typedPaths = ({ paths }: Document) =>
  mapValues(paths, (item) => mapValues(item, (operation) => withoutCommonHeaders(operation)))

const mapValues = <Value>(map: Readonly<Record<string, Value>>, change: (value: Value) => Value) =>
  Object.fromEntries(Object.entries(map).map(([name, value]) => [name, change(value)]))

/** Returns the types of the document: paths, operations, and each schema under its own name. */
export async function types(document: Document): Promise<string> {
  const nodes = await openapiTS({ ...document, paths: typedPaths(document) } as unknown as OpenAPI3, {
    alphabetize: true,
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesKeepCasing: true,
    rootTypesNoSchemaPrefix: true,
    transform: (schema) => ('format' in schema && schema.format === 'binary' ? blob : undefined),
  })
  return COMMENT_HEADER + astToString(nodes)
}
