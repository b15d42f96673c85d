import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')

/** The modules of screens that import a component of the kit at once, without stories and tests. */
function importersOf(component: string): string[] {
  const screens = globSync('**/*.tsx', { cwd: source }).filter((file) => !/\.(stories|test)\.tsx$/.test(file))
  const loads = new RegExp(`^import \\{[^}]*\\} from '@chonoi/ui/${component}'$`, 'm')
  return screens.filter((file) => loads.test(readFileSync(join(source, file), 'utf8'))).toSorted()
}

/** Parts of the frame that are fetched as a whole when their button is reached for. */
const partsOfFrame = ['shell/language-choices.tsx', 'shell/more-links.tsx', 'shell/user-menu-items.tsx']

test('a menu of actions is an ActionMenu, so that its code comes when somebody reaches for it', () => {
  expect(importersOf('menu')).toEqual(['lists/action-menu-items.tsx', ...partsOfFrame])
})

test('a question is a ConfirmAction or the ConfirmDialog of forms, so that its code comes when it is asked', () => {
  expect(importersOf('confirm-dialog')).toEqual([])
})
