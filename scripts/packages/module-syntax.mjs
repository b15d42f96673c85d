import { parseSync } from 'vite'

/** Every node of a module's syntax tree. TypeScript and declarations are read too, by the file's ending. */
export function nodesOf(file, code) {
  const { program, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`)
  const nodes = []
  const visit = (value) => {
    if (Array.isArray(value)) value.forEach(visit)
    else if (value && typeof value === 'object') {
      if (typeof value.type === 'string') nodes.push(value)
      Object.values(value).forEach(visit)
    }
  }
  visit(program)
  return nodes
}

/** A module with `./button.js` where it names the source file `./button.tsx`. */
export function nameBuiltModules(file, code) {
  const sources = nodesOf(file, code)
    .map(({ source }) => source)
    .filter((source) => /^\.{1,2}\/.*\.tsx?$/.test(source?.value ?? ''))
    .sort((a, b) => b.start - a.start)
  return sources.reduce(
    (text, { start, end, value }) => `${text.slice(0, start + 1)}${value.replace(/tsx?$/, 'js')}${text.slice(end - 1)}`,
    code,
  )
}

/** Types that swallow a following `| undefined` unless they are in parentheses. */
const needsParentheses = new Set(['TSFunctionType', 'TSConstructorType', 'TSConditionalType'])

/**
 * A declaration file whose optional properties say `| undefined`. The sources mean that, because they are compiled
 * without `exactOptionalPropertyTypes`; an application that sets the option would read less.
 */
export function writeUndefined(file, code) {
  const types = nodesOf(file, code)
    .filter((node) => node.type === 'TSPropertySignature' && node.optional && node.typeAnnotation)
    .map((node) => node.typeAnnotation.typeAnnotation)
  const insertions = types.flatMap(({ type, start, end }) =>
    needsParentheses.has(type)
      ? [
          { at: start, text: '(' },
          { at: end, text: ') | undefined' },
        ]
      : [{ at: end, text: ' | undefined' }],
  )
  return withInsertions(code, insertions)
}

/** In one pass: a copy of the text for each of ten thousand insertions takes minutes. */
function withInsertions(code, insertions) {
  const sorted = insertions.toSorted((a, b) => a.at - b.at)
  const parts = sorted.map(({ at, text }, index) => code.slice(sorted[index - 1]?.at ?? 0, at) + text)
  return parts.join('') + code.slice(sorted.at(-1)?.at ?? 0)
}
