import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')
const textOf = (file: string) => readFileSync(join(source, file), 'utf8')
const files = globSync('**/*.tsx', { cwd: source, exclude: (path) => /\.(stories|test)\.tsx$/.test(path) })

test('every list shows its pages by ListPager or CardPages, so that a page behind the last leads to the last', () => {
  expect(files.filter((file) => textOf(file).includes("from '@chonoi/ui/pagination'"))).toEqual([
    'lists/list-pager.tsx',
  ])
  expect(files.filter((file) => /[!.]hasPrev\b/.test(textOf(file)))).toEqual(['lists/card-pages.tsx'])
})
