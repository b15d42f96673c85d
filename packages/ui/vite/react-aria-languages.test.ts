import { globSync, readFileSync, realpathSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { reactAriaLanguages } from './react-aria-languages.ts'

const { load, transform } = reactAriaLanguages() as {
  load: (id: string) => string | null
  transform: (code: string, id: string) => { code: string } | null
}
const components = realpathSync(`${import.meta.dirname}/../node_modules/react-aria-components`)
const reactAria = realpathSync(`${dirname(components)}/react-aria`)
const german = globSync('dist/private/intl/*/de-DE.mjs', { cwd: reactAria })

test('reactAriaLanguages: matches the German messages of the installed React Aria', () => {
  expect(german.length).toBeGreaterThan(15)
  expect(german.filter((file) => load(`${reactAria}/${file}`) === null)).toEqual([])
})

test('reactAriaLanguages: keeps English', () => {
  expect(load('/node_modules/react-aria/dist/private/intl/menu/en-US.mjs')).toBeNull()
})

test('reactAriaLanguages: keeps other modules', () => {
  expect(load('/node_modules/react-aria/dist/private/menu/useMenu.mjs')).toBeNull()
})

test.each([
  ['useDefaultLocale.mjs', 'Intl.DateTimeFormat', 'Intl.getCanonicalLocales(['],
  ['utils.mjs', '(Intl.Locale)', 'if (false)'],
])('the installed React Aria asks for its locale where this plugin looks: %s', (file, dear, cheap) => {
  const path = `${reactAria}/dist/private/i18n/${file}`
  const code = readFileSync(path, 'utf8')
  expect(code).toContain(dear)
  expect(transform(code, path)?.code).not.toContain(dear)
  expect(transform(code, path)?.code).toContain(cheap)
})
