/** Makes the types of a bundled document: node scripts/write-types.ts dist/openapi.json generated/types.ts */
import { readFileSync, writeFileSync } from 'node:fs'
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript'
import ts from 'typescript'

const [document, target] = process.argv.slice(2)
if (!document || !target) throw new Error('usage: write-types.ts <bundled document> <target>')

// A file is a Blob for who sends or gets it, not a string.
const blob = ts.factory.createTypeReferenceNode('Blob')

const types = await openapiTS(readFileSync(document, 'utf8'), {
  alphabetize: true,
  defaultNonNullable: false,
  transform: (schema) => ('format' in schema && schema.format === 'binary' ? blob : undefined),
})
writeFileSync(target, COMMENT_HEADER + astToString(types))
