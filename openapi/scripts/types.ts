import openapiTS, { astToString, COMMENT_HEADER, type OpenAPI3 } from 'openapi-typescript'
import ts from 'typescript'
import type { Document } from './document.ts'

/** Files are typed as Blob, not as string. */
const blob = ts.factory.createTypeReferenceNode('Blob')

/** Returns the types of the document: paths, operations, and each schema under its own name. */
export async function types(document: Document): Promise<string> {
  const nodes = await openapiTS(document as unknown as OpenAPI3, {
    alphabetize: true,
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesKeepCasing: true,
    rootTypesNoSchemaPrefix: true,
    transform: (schema) => ('format' in schema && schema.format === 'binary' ? blob : undefined),
  })
  return COMMENT_HEADER + astToString(nodes)
}
