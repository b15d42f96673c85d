// Reporter of `node --test`: writes the red tests of the scripts where `npm test` reads them.
import { join, relative } from 'node:path'
import { writeResults } from './write-results.mjs'

const root = join(import.meta.dirname, '..', '..')

export default async function* reportScripts(events) {
  const red = []
  for await (const { type, data } of events) {
    // A file counts as a test that fails with those in it.
    if (type !== 'test:fail' || data.details.error.failureType === 'subtestsFailed') continue
    const file = relative(root, data.file)
    const error = String(data.details.error.cause?.message ?? data.details.error.message)
    red.push({
      file,
      title: data.name === data.file ? 'could not be run' : data.name,
      error: error.trim().split('\n').slice(0, 3).join('\n'),
      repeat: `node --test ${file}`,
    })
  }
  writeResults('scripts', red)
  yield red.map(({ repeat }) => `Red: ${repeat}\n`).join('')
}
