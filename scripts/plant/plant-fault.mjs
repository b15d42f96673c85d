import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Plants a fault below `root`. Returns a function that takes it out. */
export function plantFault(root, { name, file, find, replace }) {
  const path = join(root, file)
  const text = readFileSync(path, 'utf8')
  if (text.split(find).length !== 2) throw new Error(`${name}: its text does not stand once in ${file}`)
  writeFileSync(
    path,
    text.replace(find, () => replace),
  )
  return () => writeFileSync(path, text)
}

const colours = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g')

/**
 * Whether a fault is caught: its command fails, and names the test that tells it. A command that fails without, as when a suite
 * doesn't start, proves nothing.
 */
export const isCaught = ({ tells }, { isGreen, output }) => !isGreen && output.replaceAll(colours, '').includes(tells)
