import { and, desc, eq } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { memberships } from '../database/tables/people.ts'
import { sellerVerifications } from '../database/tables/seller-verifications.ts'

/** Who a shop is by law, as an invoice names it. */
export interface LegalShop {
  legalName: string
  taxCode: string
}

/**
 * The verified person or company behind a shop, from the verification that opened it. Undefined once its applicant no
 * longer runs the shop. Only the system's scope reads verifications of others.
 */
export async function findLegalShop(queries: Queries, tenantId: string): Promise<LegalShop | undefined> {
  const { legalName, taxCode, userId, openedTenantId, status, decidedAt } = sellerVerifications
  const [row] = await queries
    .select({ legalName, taxCode })
    .from(memberships)
    .innerJoin(sellerVerifications, and(eq(userId, memberships.userId), eq(openedTenantId, memberships.tenantId)))
    .where(
      and(
        ...[eq(memberships.tenantId, tenantId), eq(memberships.role, 'ADMIN'), eq(memberships.status, 'ACTIVE')],
        eq(status, 'APPROVED'),
      ),
    )
    .orderBy(desc(decidedAt))
    .limit(1)
  return row
}
