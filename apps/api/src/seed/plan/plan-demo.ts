import { categories } from '../data/categories.ts'
import { shopWaiting } from '../data/shops.ts'
import { before, day, type Moments } from '../moments.ts'
import { seededRandom } from '../random.ts'
import { type BookCoupon, planCoupons } from './coupon-book.ts'
import { checkoutPostings } from './order-money.ts'
import type { Checkout } from './order-shapes.ts'
import { planCash } from './plan-cash.ts'
import { planCatalogue, type Product } from './plan-catalogue.ts'
import { planBookmarks } from './plan-bookmarks.ts'
import { planComments } from './plan-comments.ts'
import { planCheckouts } from './plan-checkouts.ts'
import { planDeposits, planUnpaidDeposits } from './plan-deposits.ts'
import { planDigitalOrder } from './plan-digital-order.ts'
import { planGateways, type PlannedGateway } from './plan-gateways.ts'
import { decideOnProducts } from './plan-moderation.ts'
import { planNews } from './plan-news.ts'
import {
  type DemoAccounts,
  peopleMaker,
  type Person,
  planCustomers,
  planPlatformPeople,
  planUnverified,
} from './plan-people.ts'
import { bannerPicture, categoryPicture, logoPicture, type PlannedPicture } from './plan-pictures.ts'
import { payThroughShop } from './plan-own-gateway.ts'
import { planQuestions } from './plan-questions.ts'
import { planReadings } from './plan-readings.ts'
import { type PlannedReview, planReviews } from './plan-reviews.ts'
import { planSeries } from './plan-series.ts'
import { planShopNews } from './plan-shop-news.ts'
import { type Platform, planShops, type Shop, tenantRows } from './plan-shops.ts'
import { planShopVisits } from './plan-shop-visits.ts'
import { planVisits } from './plan-visits.ts'
import { planWaitingReviews } from './plan-waiting-reviews.ts'
import { planWithdrawals } from './plan-withdrawals.ts'
import type { Dated, DepositRow, WithdrawalRow } from './wallet-shapes.ts'

type PlatformNews = ReturnType<typeof planNews>
/** What the platform and a shop publish. */
type News = {
  [Name in keyof PlatformNews]: (PlatformNews[Name][number] | ReturnType<typeof planShopNews>[Name][number])[]
}

/** The complete plan of the demo, made before any row is written. The same time gives the same demo. */
export interface Demo {
  moments: Moments
  platform: Platform
  shops: Shop[]
  tenants: ReturnType<typeof tenantRows>
  accounts: DemoAccounts
  customers: Person[]
  unverified: Person[]
  categoryPictures: Map<string, PlannedPicture>
  products: Product[]
  coupons: BookCoupon[]
  checkouts: Checkout[]
  deposits: DepositRow[]
  withdrawals: WithdrawalRow[]
  postings: Dated[]
  reviews: PlannedReview[]
  news: News
  series: ReturnType<typeof planSeries>
  bookmarks: ReturnType<typeof planBookmarks>
  comments: ReturnType<typeof planComments>
  questions: ReturnType<typeof planQuestions>
  readings: ReturnType<typeof planReadings>
  visits: ReturnType<typeof planVisits>
  shopVisits: ReturnType<typeof planShopVisits>
  pictures: PlannedPicture[]
  gateways: PlannedGateway[]
  /** What carriers of the platform collect. */
  cash: ReturnType<typeof planCash>
}

export function planDemo(moments: Moments): Demo {
  const random = seededRandom(1_975)
  const make = peopleMaker(random)
  const platform = { id: random.uuid() }
  const people = planPlatformPeople(make, moments)
  const shops = planShops(make, random, moments)
  const [first] = shops
  if (!first) throw new Error('a market needs shops')
  const accounts = { ...people, shopAdmin: first.owner, seller: first.seller }
  const customers = planCustomers(make, random, moments)
  const unverified = planUnverified(make, moments)
  const products = planCatalogue(shops, random, moments)
  decideOnProducts(products, random, moments)
  const onSale = products.filter(({ status }) => status === 'APPROVED')
  const coupons = planCoupons(shops, random, moments)
  const { admin, customer, multi } = accounts
  const checkouts = planCheckouts({ shops, products: onSale, customers, customer, multi, coupons }, random, moments)

  const moneyOf = (checkout: Checkout) => checkoutPostings(checkout, moments.now)
  const orderMoney = checkouts.flatMap(moneyOf)
  const buyers = [customer, multi, ...customers].map((person) => ({
    person,
    spending: checkouts.filter(({ buyer }) => buyer === person).flatMap(moneyOf),
  }))
  const deposits = planDeposits(buyers, customer, admin, random, moments)
  const unpaid = planUnpaidDeposits(customers, admin, random, moments)
  const withdrawals = planWithdrawals(shops, orderMoney, admin, random, moments)
  const approved = planReviews(onSale, checkouts, customers, random, moments)
  const reviews = [...approved, ...planWaitingReviews(onSale, customers, { written: approved, checkouts }, moments)]
  const digital = planDigitalOrder(onSale, customer, admin, moments)
  const platformNews = planNews(platform.id, [admin, people.superAdmin], random, moments)
  const shopNews = planShopNews(first, moments)
  const news = {
    categories: [...platformNews.categories, ...shopNews.categories],
    newsAuthors: [...platformNews.newsAuthors, ...shopNews.newsAuthors],
    articles: [...platformNews.articles, ...shopNews.articles],
    tags: [...platformNews.tags, ...shopNews.tags],
    articleTags: [...platformNews.articleTags, ...shopNews.articleTags],
    pictures: [...platformNews.pictures, ...shopNews.pictures],
  }
  const categoryPictures = planCategoryPictures()
  const tenants = tenantRows(platform, shops, random, moments)
  const gateways = planGateways({ platformId: platform.id, firstShop: first }, random, moments)
  // Last: what people deposit and withdraw was planned as if everything were paid from the wallet.
  payThroughShop(checkouts, { shop: first, gateways, now: moments.now })
  const neighbour = customers.find(({ createdAt }) => createdAt < before(moments.now, 60 * day))
  if (!neighbour) throw new Error('a market needs customers')
  const cash = planCash(
    {
      ...{ shop: first, products: onSale, reviews },
      ...{ buyers: [multi, neighbour], accountants: [admin, people.superAdmin] },
    },
    moments,
  )
  const everyCheckout = [...checkouts, digital.checkout, ...cash.checkouts].sort(
    (one, other) => one.createdAt.getTime() - other.createdAt.getTime(),
  )
  return {
    ...{
      moments,
      platform,
      shops,
      tenants,
      accounts,
      customers,
      unverified,
    },
    ...{ categoryPictures, products, coupons, reviews, news },
    checkouts: everyCheckout,
    series: planSeries(news.articles),
    bookmarks: planBookmarks(news.articles, customer, customers, moments),
    comments: planComments(news.articles, customers),
    questions: planQuestions(onSale, customers, moments),
    readings: planReadings(news.articles, moments.now),
    visits: planVisits(moments.now),
    shopVisits: planShopVisits(shops, everyCheckout, moments.now),
    deposits: [...deposits.rows, ...unpaid, digital.deposit],
    withdrawals: withdrawals.rows,
    postings: [
      ...checkouts.flatMap(moneyOf),
      ...deposits.postings,
      ...withdrawals.postings,
      ...digital.postings,
      ...cash.postings,
    ],
    cash,
    gateways,
    pictures: everyPicture(shops, products, [...categoryPictures.values(), ...news.pictures]),
  }
}

function planCategoryPictures(): Map<string, PlannedPicture> {
  const all = categories.flatMap(({ slug, emoji, children }) => [{ slug, emoji }, ...children])
  return new Map(all.map(({ slug, emoji }, index) => [slug, categoryPicture(slug, emoji, index)]))
}

/** Collects each image once, however many products use it. */
function everyPicture(
  shops: readonly Shop[],
  products: readonly Product[],
  more: readonly PlannedPicture[],
): PlannedPicture[] {
  const platform = { slug: 'default', colour: '#2563eb', objects: ['🛶', '🥭', '🍍', '🪴', '🏺'] }
  const faces = [...shops.map(({ facts }) => facts), shopWaiting]
  const all = [
    bannerPicture(platform),
    ...faces.flatMap((shop) => [logoPicture(shop), bannerPicture(shop)]),
    ...products.flatMap(({ pictures }) => pictures.map(({ picture }) => picture)),
    ...more,
  ]
  return [...new Map(all.map((picture) => [picture.key, picture])).values()]
}
