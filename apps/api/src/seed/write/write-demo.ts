import type pg from 'pg'
import { campaigns, notificationAnalytics } from '../../database/tables/campaigns.ts'
import { deposits } from '../../database/tables/money.ts'
import type { Ports } from '../../ports/ports.ts'
import { articles, articleTags, newsCategories, newsTags } from '../../database/tables/news.ts'
import { newsAuthors } from '../../database/tables/news-authors.ts'
import { newsSeries, newsSeriesArticles } from '../../database/tables/series.ts'
import { articleBookmarks } from '../../database/tables/bookmarks.ts'
import { articleReadings } from '../../database/tables/article-readings.ts'
import { searchMisses, shopFigures, shopSteps, visitMeasures } from '../../database/tables/figures.ts'
import { articleComments } from '../../database/tables/news-comments.ts'
import { productQuestions } from '../../database/tables/product-questions.ts'
import { auditLogs, notifications } from '../../database/tables/platform.ts'
import { auditRows } from '../plan/plan-audit.ts'
import { analyticsRows, campaignRows } from '../plan/plan-campaigns.ts'
import type { Demo } from '../plan/plan-demo.ts'
import { noticeRows } from '../plan/plan-notices.ts'
import { insertRows } from './insert-rows.ts'
import { postAll } from './post-all.ts'
import { writeCatalogue, writeReviews } from './write-catalogue.ts'
import { writeDigitalDeliveries } from './write-digital-deliveries.ts'
import { writeGateways } from './write-gateways.ts'
import { writeInvoices } from './write-invoices.ts'
import { writeOrderMails } from './write-order-mails.ts'
import { writeOrders } from './write-orders.ts'
import { openShops, writePeople } from './write-people.ts'
import { writeCarriers, writeRemittances } from './write-remittances.ts'
import { writeReturns } from './write-returns.ts'
import { writeStock } from './write-stock.ts'
import { writeVerifications } from './write-verifications.ts'
import { writeWithdrawals } from './write-withdrawals.ts'

/** Triggers counted the sales when the orders were written. */
const noSales = { orders: 0, units: 0, revenueInCents: 0, isFolded: false }

/** Writes the demo in the caller's transaction. */
export async function writeDemo(
  client: pg.PoolClient,
  demo: Demo,
  passwordHash: string,
  ports: Pick<Ports, 'encryption' | 'files'>,
): Promise<void> {
  await writePeople(client, demo, passwordHash)
  await writeGateways(client, demo.gateways, ports.encryption)
  await writeCatalogue(client, demo)
  await writeCarriers(client, demo)
  await writeOrders(client, demo)
  await writeRemittances(client, demo)
  await writeInvoices(client, demo)
  await writeStock(client, demo)
  await insertRows(client, deposits, demo.deposits)
  await writeWithdrawals(client, demo, ports)
  await writeVerifications(client, demo, ports)
  await postAll(client, demo.postings)
  await writeReturns(client, demo)
  await writeReviews(client, demo)
  await insertRows(client, newsCategories, demo.news.categories)
  await insertRows(client, newsAuthors, demo.news.newsAuthors)
  await insertRows(client, articles, demo.news.articles)
  await insertRows(client, newsSeries, demo.series.series)
  await insertRows(client, newsSeriesArticles, demo.series.places)
  await insertRows(client, articleBookmarks, demo.bookmarks)
  await insertRows(client, articleComments, demo.comments)
  await insertRows(client, productQuestions, demo.questions)
  await insertRows(client, articleReadings, demo.readings)
  await insertRows(client, visitMeasures, demo.visits.speeds)
  await insertRows(
    client,
    shopFigures,
    demo.shopVisits.map(({ tenantId, day, visits }) => ({ tenantId, day, visits, ...noSales })),
  )
  await insertRows(
    client,
    shopSteps,
    demo.shopVisits.map(({ tenantId, day, productVisits, carts, checkouts }) => ({
      ...{ tenantId, day, productVisits, carts, checkouts },
      // Triggers counted them when the orders were written.
      ...{ orders: 0, isFolded: false },
    })),
  )
  await insertRows(client, searchMisses, demo.visits.misses)
  await insertRows(client, newsTags, demo.news.tags)
  await insertRows(client, articleTags, demo.news.articleTags)
  await insertRows(client, auditLogs, auditRows(demo))
  await insertRows(client, notifications, noticeRows(demo))
  await insertRows(client, campaigns, campaignRows(demo))
  await insertRows(client, notificationAnalytics, analyticsRows(demo))
  await writeOrderMails(client)
  await writeDigitalDeliveries(client)
  await openShops(client)
  await client.query('update platform_settings set platform_description = $1', [
    'Mua tận gốc, bán tận tay: gốm, lụa, cà phê, trái cây và đồ dùng từ những người làm ra chúng.',
  ])
}
