import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')
const files = globSync('**/*{row-actions,-row,-item,order-card,bookmark-card,wishlist-card}.tsx', { cwd: source })

test('a row opens its dialog by useRowDialog, so that it stays when the row leaves its list', () => {
  const rendersDialog = files.filter((file) => {
    const text = readFileSync(join(source, file), 'utf8')
    return /<(ConfirmAction|\w+Dialog)\b/.test(text) && !text.includes('useRowDialog')
  })
  expect(files.length).toBeGreaterThan(10)
  expect(rendersDialog).toEqual([])
})
