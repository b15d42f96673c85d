import type { FoundRecord, OperationId, QueryOf, RecordKind } from '@chonoi/contract'
import { isSuperAdmin } from '@chonoi/domain'
import { authorize } from '../../http/authorize.ts'
import type { Person, RequestContext } from '../../http/context.ts'
import { operations } from '../../http/contract-document.ts'
import { Failure } from '../../http/failure.ts'
import { findListedProducts } from '../products/listed-products.store.ts'
import { searchWords } from '../products/search-words.ts'
import { findRecords } from './found-records.store.ts'
import { findShopsNamed } from './search.store.ts'
import type { Sought } from './sought.store.ts'

/** Who may list a kind may find one: the operations of which one must be open to the caller. */
const listedBy = {
  order: ['listManagedOrders'],
  return: ['listAllReturns', 'listShopReturns'],
  complaint: ['listOrderComplaints'],
  payment: ['listAdminPayments'],
  deposit: ['listAdminDeposits'],
  withdrawal: ['listAdminWithdrawals'],
  invoice: ['listInvoices'],
  user: ['listUsers'],
  wallet: ['listAdminWalletTransactions'],
  tenant: ['listTenants'],
  verification: ['listSellerVerifications'],
  member: ['listTenantMembers'],
  invitation: ['listInvitations'],
  product: ['listManagedProducts'],
  // The lists of these are everybody's; their files aren't.
  category: ['exportCategories'],
  author: ['exportAuthors'],
  series: ['exportSeries'],
  tag: ['exportNewsTags'],
  coupon: ['listCoupons'],
  gateway: ['listGatewayConfigs', 'listPaymentGatewayConfigs'],
  article: ['listArticles'],
  news_category: ['listNewsCategories'],
  media: ['listNewsMedia'],
  campaign: ['listCampaigns'],
  push_device: ['listAdminPushDevices'],
} as const satisfies Record<RecordKind, readonly OperationId[]>

const kindsOfAll = Object.keys(listedBy) as RecordKind[]
const operationOf = new Map(operations.map((operation) => [operation.id, operation]))

function mayList(person: Person, kind: RecordKind): boolean {
  return listedBy[kind].some((id) => {
    const operation = operationOf.get(id)
    if (!operation) return false
    try {
      authorize(operation, person)
      return true
    } catch (error) {
      if (error instanceof Failure) return false
      throw error
    }
  })
}

/** Records of the back office by number, e-mail address or name, of the kinds that the caller may list. */
export async function searchRecords(
  context: RequestContext,
  { search, kinds = kindsOfAll, limit = 4 }: QueryOf<'searchRecords'>,
): Promise<FoundRecord[]> {
  const { person, tenantId } = context
  const isOfPlatform = person.actsForPlatform
  const wanted = kindsOfAll.filter((kind) => kinds.includes(kind) && mayList(person, kind))
  const listed = await listedOf(context, { search, limit }, isOfPlatform ? wanted : [])
  const gatewaysOf: Sought['gatewaysOf'] = isSuperAdmin(person) ? 'platform' : 'tenant'
  const sought = { text: search, limit, tenantId, isOfPlatform, gatewaysOf, listed }
  return context.transaction((queries) => findRecords(queries, wanted, sought))
}

/** What of these kinds is on the site, by the indexes of the site's own search. */
async function listedOf(
  context: RequestContext,
  { search, limit }: { search: string; limit: number },
  kinds: readonly RecordKind[],
): Promise<Sought['listed']> {
  const words = searchWords(search)
  if (words.folded.length === 0) return { productIds: [], shopIds: [] }
  const [products, shops] = await Promise.all([
    kinds.includes('product')
      ? findListedProducts(
          context.visitor,
          { search: words },
          { sortBy: 'relevance', sortOrder: 'desc', limit, offset: 0 },
        )
      : { rows: [] },
    kinds.includes('tenant') || kinds.includes('verification') ? findShopsNamed(context.visitor, words, limit) : [],
  ])
  return { productIds: products.rows.map(({ id }) => id), shopIds: shops.map(({ id }) => id) }
}
