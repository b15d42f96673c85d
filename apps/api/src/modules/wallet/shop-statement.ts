import type {
  QueryOf,
  SchemaOf,
  ShopMovement,
  ShopMovementList,
  ShopStatement,
  ShopStatementMonth,
} from '@chonoi/contract'
import { startOfMonthNamed, vietnamMonthsSince } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { offsetOf, paginationOf } from '../../http/pagination.ts'
import {
  findFirstMonth,
  findMovements,
  findOrdersOfRefunds,
  findPayableAccount,
  type MovementRow,
  type MovementSum,
  sumMovementsSince,
} from './shop-statement.store.ts'
import { referenceTypeOf } from './wallet-views.ts'

interface Page {
  page: number
  limit: number
}

/** What moved the current shop's balance in each month, newest first. */
export function listShopStatement(context: RequestContext, page: Page): Promise<ShopStatement> {
  return context.transaction(async (queries) => {
    const account = await findPayableAccount(queries, context.tenantId)
    const first = account && (await findFirstMonth(queries, account))
    const months = first ? vietnamMonthsSince(startOfMonthNamed(first), context.ports.now()) : []
    const shown = months.slice(offsetOf(page), offsetOf(page) + page.limit)
    const pagination = paginationOf(page.page, page.limit, months.length)
    const oldest = shown.at(-1)
    if (!account || !oldest) return { data: [], pagination }
    const sums = await sumMovementsSince(queries, account, oldest)
    const upTo = months.slice(0, offsetOf(page) + page.limit)
    return { data: addUp(upTo, sums).slice(offsetOf(page)), pagination }
  })
}

/** Walks from the balance now back through the months, newest first, so that each one's closing opens the next. */
function addUp(months: readonly string[], sums: readonly MovementSum[]): ShopStatementMonth[] {
  let closingInCents = sums[0]?.balanceInCents ?? 0
  return months.map((month) => {
    const ofMonth = sums.filter((row) => row.month === month)
    const of = (kind: SchemaOf<'ShopMovementKind'>) => ofMonth.find((row) => row.kind === kind)?.amountInCents ?? 0
    const movedInCents = ofMonth.reduce((total, row) => total + (row.amountInCents ?? 0), 0)
    const statement = {
      month,
      openingInCents: closingInCents - movedInCents,
      releasesInCents: of('RELEASE'),
      refundsInCents: of('REFUND'),
      debtPaidInCents: of('DEBT'),
      withdrawalsInCents: of('WITHDRAWAL'),
      adjustmentsInCents: of('ADJUSTMENT'),
      closingInCents,
      movementCount: ofMonth.reduce((total, row) => total + (row.movementCount ?? 0), 0),
    }
    closingInCents = statement.openingInCents
    return statement
  })
}

/** The movements of the current shop's balance, newest first. */
export function listShopMovements(
  context: RequestContext,
  { month, kind, ...page }: Page & Pick<QueryOf<'listShopMovements'>, 'month' | 'kind'>,
): Promise<ShopMovementList> {
  return context.transaction(async (queries) => {
    const account = await findPayableAccount(queries, context.tenantId)
    const from = month ? startOfMonthNamed(month) : undefined
    const to = month ? startOfMonthNamed(month, 1) : undefined
    const { rows, total } = account
      ? await findMovements(queries, account, { ...page, kind, from, to })
      : { rows: [], total: 0 }
    const refunds = rows.filter((row) => referenceTypeOf(row) === 'REFUND')
    const orders = await findOrdersOfRefunds(
      queries,
      refunds.map(({ referenceId }) => referenceId),
    )
    return { data: rows.map((row) => toMovement(row, orders)), pagination: paginationOf(page.page, page.limit, total) }
  })
}

function toMovement(row: MovementRow, ordersOfRefunds: ReadonlyMap<string, string>): ShopMovement {
  const { referenceType, referenceId, createdAt, ...movement } = row
  return {
    ...movement,
    orderId: referenceType === 'order' ? referenceId : (ordersOfRefunds.get(referenceId) ?? null),
    createdAt: createdAt.toISOString(),
  }
}
