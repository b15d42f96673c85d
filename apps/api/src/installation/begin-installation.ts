import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { categories } from '../database/tables/catalogue.ts'
import { categories as categoryTree } from '../seed/data/categories.ts'
import { insertRows } from '../seed/write/insert-rows.ts'
import { beginOnce } from './installation.ts'

/** Fills an empty database with what the product needs: the platform's tenant and the category tree. */
export function beginInstallation(owner: pg.Pool): Promise<boolean> {
  return beginOnce(owner, 'REAL', async (client) => {
    await client.query(
      `insert into tenants (slug, name, approval_status, is_public, is_platform, commission_basis_points)
       values ('default', 'Chợ Nổi', 'APPROVED', false, true, 0)`,
    )
    const rows = categoryTree.flatMap(({ slug, name, nameEn, description, children }, sortOrder) => {
      const id = randomUUID()
      return [
        { id, parentId: null, name, nameEn, slug, description, sortOrder },
        ...children.map((child, place) => ({
          ...{ id: randomUUID(), parentId: id, name: child.name, nameEn: child.nameEn, slug: child.slug },
          ...{ description: null, sortOrder: place },
        })),
      ]
    })
    await insertRows(client, categories, rows)
  })
}
