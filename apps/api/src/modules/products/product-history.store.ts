import { sql } from 'drizzle-orm'
import type { ProductStep } from '@chonoi/contract'
import type { Queries } from '../../database/database.ts'

export type ProductStepRow = Omit<ProductStep, 'createdAt'> & { createdAt: string }

/** How far back the history of a product goes. */
const maxSteps = 50

/**
 * Finds how a product came to its status, from the audit log, the newest step first. A step is the shop's when one of
 * its people, also a former one, made it. Runs as the system.
 */
export async function findProductSteps(queries: Queries, productId: string): Promise<ProductStepRow[]> {
  const { rows } = await queries.execute<ProductStepRow>(sql`
    select l.id, l.created_at as "createdAt", l.changes ->> 'reason' as reason,
      case l.action when 'product.approve' then 'APPROVED' when 'product.reject' then 'REJECTED'
        when 'product.reopen' then 'REOPENED' when 'product.archive' then 'ARCHIVED'
        else case l.changes #>> '{status,to}' when 'PENDING' then 'SUBMITTED' when 'DRAFT' then 'DRAFTED'
          else l.changes #>> '{status,to}' end end as step,
      case when l.action not in ('product.approve', 'product.reject', 'product.reopen')
        and exists (select from memberships m where m.user_id = l.user_id and m.tenant_id = p.tenant_id)
        then 'SHOP' else 'PLATFORM' end as by,
      case when u.id is not null
        then json_build_object('firstName', u.first_name, 'lastName', u.last_name) end as user
    from audit_logs l
    join products p on p.id = l.entity_id
    left join users u on u.id = l.user_id and u.deleted_at is null
    where l.entity_id = ${productId} and (
      l.action in ('product.approve', 'product.reject', 'product.reopen', 'product.archive')
      or l.action in ('product.create', 'product.update')
        and l.changes #>> '{status,to}' is distinct from l.changes #>> '{status,from}')
    order by l.created_at desc, l.id desc limit ${maxSteps}`)
  return rows
}
