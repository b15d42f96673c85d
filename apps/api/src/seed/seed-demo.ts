import type pg from 'pg'
import { beginOnce } from '../installation/installation.ts'
import type { Ports } from '../ports/ports.ts'
import { momentsOf } from './moments.ts'
import { type DrawPicture, drawComposed, makePictures } from './pictures/make-pictures.ts'
import { planDemo } from './plan/plan-demo.ts'
import { writeDemo } from './write/write-demo.ts'
import { writeMedia } from './write/write-media.ts'

/** Password of every demo account, shown on the login page in demo mode only. */
export const demoPassword = 'Chonoi#2026'

export interface SeedOptions {
  /** The owner's pool, because the seed writes rows that the application may not, such as past ones. */
  owner: pg.Pool
  ports: Pick<Ports, 'passwords' | 'encryption' | 'files' | 'log' | 'now'>
  /** Draws an image. Tests draw small ones. */
  drawPicture?: DrawPicture
}

/**
 * Fills an empty marketplace with the demo: shops, products, people, orders, money, news and images, all or nothing.
 * Does nothing when a platform exists. Returns whether it seeded.
 */
export async function seedDemo({ owner, ports, drawPicture = drawComposed }: SeedOptions): Promise<boolean> {
  const started = performance.now()
  const written = { products: 0, pictures: 0 }
  const isNew = await beginOnce(owner, 'DEMO', async (client) => {
    ports.log.info('writing the demo data')
    const demo = planDemo(momentsOf(ports.now()))
    // Writes rows and images in parallel, and commits only when both are complete.
    const [pictures] = await Promise.all([
      makePictures(ports.files, demo.pictures, drawPicture),
      ports.passwords.hash(demoPassword).then((hash) => writeDemo(client, demo, hash, ports)),
    ])
    await writeMedia(client, demo, ports.files)
    Object.assign(written, { products: demo.products.length, pictures })
  })
  if (!isNew) return false
  await owner.query('analyze')
  const seconds = Number(((performance.now() - started) / 1000).toFixed(1))
  ports.log.info({ seconds, ...written }, 'demo data written')
  return true
}
