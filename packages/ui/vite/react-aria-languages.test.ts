import { globSync, realpathSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { reactAriaLanguages } from './react-aria-languages.ts'

const { load } = reactAriaLanguages() as { load: (id: string) => string | null }
const components = realpathSync(`${import.meta.dirname}/../node_modules/react-aria-components`)
const reactAria = realpathSync(`${dirname(components)}/react-aria`)
const german = globSync('dist/private/intl/*/de-DE.mjs', { cwd: reactAria })

test('the installed React Aria keeps its German where this plugin looks', () => {
  expect(german.length).toBeGreaterThan(15)
  expect(german.filter((file) => load(`${reactAria}/${file}`) === null)).toEqual([])
})

test('English stays', () => {
  expect(load('/node_modules/react-aria/dist/private/intl/menu/en-US.mjs')).toBeNull()
})

test('other modules stay', () => {
  expect(load('/node_modules/react-aria/dist/private/menu/useMenu.mjs')).toBeNull()
})
