import type pg from 'pg'
import { beginOnce } from '../installation/installation.ts'
import type { Ports } from '../ports/ports.ts'
import { momentsOf } from './moments.ts'
import { type DrawPicture, drawComposed, makePictures } from './pictures/make-pictures.ts'
import { planDemo } from './plan/plan-demo.ts'
import { writeDemo } from './write/write-demo.ts'

/** Every demo account has it (shown on the login page in demo mode only). */
export const demoPassword = 'Chonoi#2026'

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
  const written = { products: 0, pictures: 0 }
  const isNew = await beginOnce(owner, 'DEMO', async (client) => {
    ports.log.info('writing the demo data')
    const demo = planDemo(momentsOf(ports.now()))
    // Rows and pictures at the same time; nothing is committed before both are whole.
    const [pictures] = await Promise.all([
      makePictures(ports.files, demo.pictures, drawPicture),
      ports.passwords.hash(demoPassword).then((hash) => writeDemo(client, demo, hash)),
    ])
    Object.assign(written, { products: demo.products.length, pictures })
  })
  if (!isNew) return false
  await owner.query('analyze')
  const seconds = Number(((performance.now() - started) / 1000).toFixed(1))
  ports.log.info({ seconds, ...written }, 'demo data written')
  return true
}
