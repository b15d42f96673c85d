// Which operations of the contract a change reaches, and which files call them.

const methods = 'GET|POST|PUT|PATCH|DELETE'
const isRoutes = /^apps\/api\/src\/modules\/.*\.routes\.ts$/
const literalCall = new RegExp(String.raw`\.(${methods})\(\s*['"\`](/[^'"\`]*)['"\`]`, 'g')
const nameOfCall = (method, path) => `${method.toUpperCase()} ${path}`

/** Splits a text at lines that begin a named part. Returns the name and text of each part. */
function partsOf(text, beginning) {
  const begins = [...text.matchAll(beginning)]
  return begins.map(({ index, 1: name }, at) => ({ name, text: text.slice(index, begins[at + 1]?.index) }))
}

const mentions = (text, names) => names.some((name) => new RegExp(`\\b${name}\\b`).test(text))

/** Maps each operation of the contract to its area and its call, `GET /wallet/balance`. */
export function readContract(files, read) {
  const operations = new Map()
  if (!files.includes('openapi/openapi.yaml')) return operations
  const refs = read('openapi/openapi.yaml').matchAll(/^ {2}(\/\S*):\n {4}\$ref: (\S+)#\/(\w+)$/gm)
  for (const [, path, target, key] of refs) {
    const ofPath = partsOf(read(`openapi/${target}`), /^(\w+):$/gm).find(({ name }) => name === key)
    for (const { name: method, text } of partsOf(ofPath?.text ?? '', /^ {2}(get|post|put|patch|delete):$/gm)) {
      const id = /operationId: (\w+)/.exec(text)?.[1]
      operations.set(id, { area: target.split('/')[0], call: nameOfCall(method, path) })
    }
  }
  return operations
}

/** Maps each call that a source file makes, `GET /wallet/balance`, to the files that make it. */
function callersOf(sources, read) {
  const callers = new Map()
  for (const file of sources.filter((one) => /^(packages\/(features|api-client)|apps\/web)\/src\//.test(one)))
    for (const [, method, path] of read(file).matchAll(literalCall)) {
      const call = nameOfCall(method, path)
      callers.set(call, [...(callers.get(call) ?? []), file])
    }
  return callers
}

/** Returns the files that call one of the operations. */
export function filesThatCall(operations, { contract, sources, read }) {
  const callers = callersOf(sources, read)
  return [...new Set(operations.flatMap((id) => callers.get(contract.get(id)?.call) ?? []))]
}

/**
 * Returns the operations whose contract was changed, or whose handler uses a reached file of its module. `imports` returns the
 * imported files of a file with their names.
 */
export function operationsReached({ changed, nearest, contract, imports, read }) {
  const areas = new Set(changed.map((file) => /^openapi\/([^/]+)\/[^/]+\.yaml$/.exec(file)?.[1]))
  const ofContract = [...contract].filter(([, { area }]) => areas.has(area)).map(([id]) => id)
  const reached = new Set(nearest)
  const ofHandlers = nearest
    .filter((file) => isRoutes.test(file))
    .flatMap((file) => (changed.includes(file) ? allIn(read(file)) : handlersUsing(file, { reached, imports, read })))
  return [...new Set([...ofContract, ...ofHandlers])].filter((id) => contract.has(id))
}

/** Returns the tables of routes that handle one of the operations. */
export const filesThatHandle = (operations, files, read) =>
  files.filter((file) => isRoutes.test(file) && allIn(read(file)).some((id) => operations.includes(id)))

const entry = /^ {2}(?:async )?(\w+)\b/gm
const allIn = (text) => partsOf(text, entry).map(({ name }) => name)

/** Returns the entries of a table of routes that use what a reached file exports, directly or by a function beside the table. */
function handlersUsing(file, { reached, imports, read }) {
  const names = imports(file)
    .filter(({ source }) => reached.has(source))
    .flatMap((one) => one.names)
  const parts = partsOf(read(file), /^(?:export )?(?:async )?(?:const|function) (\w+)/gm)
  for (let known = -1; known !== names.length; ) {
    known = names.length
    for (const { name, text } of parts) if (!names.includes(name) && mentions(text, names)) names.push(name)
  }
  return parts
    .flatMap(({ text }) => partsOf(text, entry))
    .filter(({ text }) => mentions(text, names))
    .map(({ name }) => name)
}
