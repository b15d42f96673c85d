import type pg from 'pg'
import type { Ports } from '../ports/ports.ts'
import { momentsOf } from './moments.ts'
import { type DrawPicture, drawComposed, makePictures } from './pictures/make-pictures.ts'
import { planDemo } from './plan/plan-demo.ts'
import { writeDemo } from './write/write-demo.ts'

/** Every demo account has it (shown on the login page in demo mode only). */
export const demoPassword = 'Chonoi#2026'

/** Any number, the same for every process: of two servers that start together one seeds. */
const seedLock = 7_041_992

export interface SeedOptions {
  /** The owner's pool: the seed writes what the application can't, e.g. in the past. */
  owner: pg.Pool
  ports: Pick<Ports, 'passwords' | 'files' | 'log' | 'now'>
  /** How a picture is drawn; tests draw something small. */
  drawPicture?: DrawPicture
}

/**
 * Fills an empty marketplace with the demo: shops, goods, people, orders, money, news and pictures, all or nothing. Does
 * nothing when there is a platform already. Answers whether it had to.
 */
export async function seedDemo({ owner, ports, drawPicture = drawComposed }: SeedOptions): Promise<boolean> {
  const started = performance.now()
  const client = await owner.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [seedLock])
    const { rowCount } = await client.query('select from tenants where is_platform')
    if (rowCount) {
      await client.query('rollback')
      return false
    }
    ports.log.info('writing the demo data')
    const demo = planDemo(momentsOf(ports.now()))
    const pictures = makePictures(ports.files, demo.pictures, drawPicture)
    // Rows and pictures at the same time; nothing is committed before both are whole.
    const [made] = await Promise.all([
      pictures,
      ports.passwords.hash(demoPassword).then((hash) => writeDemo(client, demo, hash)),
    ])
    await client.query('commit')
    await client.query('analyze')
    const seconds = Number(((performance.now() - started) / 1000).toFixed(1))
    ports.log.info({ seconds, products: demo.products.length, pictures: made }, 'demo data written')
    return true
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}
