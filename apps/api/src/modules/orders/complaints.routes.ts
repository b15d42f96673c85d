import type { Routes } from '../../http/handlers.ts'
import { found } from '../../http/failure.ts'
import { paginationOf } from '../../http/pagination.ts'
import { findListedComplaint, findListedComplaints } from './listed-complaints.store.ts'
import { decideComplaint } from './decide-complaint.ts'
import { exportOrderComplaints } from './export-complaints.ts'
import { openComplaint } from './open-complaint.ts'
import { toListedComplaint, toOrder } from './order-views.ts'
import { readOrder } from './read-orders.ts'

export const complaintRoutes = {
  async openOrderComplaint(context, { path, body }) {
    await openComplaint(context, path.id, body.reason)
    return toOrder(await readOrder(context, path.id))
  },
  async listOrderComplaints(context, { query }) {
    const { rows, total } = await context.transaction((queries) => findListedComplaints(queries, query))
    return { data: rows.map(toListedComplaint), pagination: paginationOf(query.page, query.limit, total) }
  },
  exportOrderComplaints: (context, { query }) => exportOrderComplaints(context, query),
  async decideOrderComplaint(context, { path, body }) {
    await decideComplaint(context, path.id, body)
    return toListedComplaint(found(await context.transaction((queries) => findListedComplaint(queries, path.id))))
  },
} satisfies Routes
