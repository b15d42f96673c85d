import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { weigh } from '../comparison/weigh.ts'
import { kit } from './component-list.ts'

const rounded = (kilobytes: number) => Math.round(kilobytes * 100) / 100

/** Builds an application with only this component and measures its size. */
export async function measureSizes(name: string): Promise<{ scriptKb: number; styleKb: number }> {
  const { script } = await weigh(`export * from '@chonoi/ui/${name}'`)
  const styles = globSync(`${name}/*.css`, { cwd: join(kit, 'src') }).map((file) =>
    readFileSync(join(kit, 'src', file), 'utf8').replaceAll(/\s+/g, ' '),
  )
  return {
    scriptKb: rounded(script),
    styleKb: styles.length > 0 ? rounded(gzipSync(styles.join(' '), { level: 9 }).length / 1024) : 0,
  }
}
