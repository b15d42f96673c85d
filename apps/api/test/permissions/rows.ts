import { randomUUID } from 'node:crypto'
import {
  arrangeCoupon,
  arrangeOrderOf,
  arrangeQuestion,
  arrangeRedemption,
  arrangeReview,
} from '../testing/arrange-catalogue.ts'
import { arrangeAccount, arrangeSignIn, rightPassword } from '../testing/arrange-account.ts'
import { arrangeAnalytics, arrangeCampaign } from '../testing/arrange-campaigns.ts'
import { arrangeDelivery, arrangePdf } from '../testing/arrange-digital-deliveries.ts'
import { arrangeOrderMessage } from '../testing/arrange-order-notifications.ts'
import { arrangePushDevice } from '../testing/arrange-push.ts'
import { arrangeComplaint } from '../testing/arrange-complaints.ts'
import { arrangeReturn } from '../testing/arrange-returns.ts'
import { arrangeProductImport } from '../testing/arrange-product-imports.ts'
import { arrangeDataExport, arrangePersonalExport } from '../testing/arrange-data-exports.ts'
import { arrangeInvitation, arrangeReceivedInvitation } from '../testing/arrange-invitations.ts'
import { arrangeHandoverElsewhere } from '../testing/arrange-shop-handovers.ts'
import { arrangeIdentityDocument, arrangeVerification } from '../testing/arrange-seller-verifications.ts'
import { arrangeInvoice, arrangeInvoicePrint } from '../testing/arrange-invoices.ts'
import {
  arrangeAutomatedWithdrawal,
  arrangeBankAccount,
  arrangeOwedFees,
  arrangeWithdrawal,
} from '../testing/arrange-withdrawals.ts'
import { arrangeCarrier, arrangeRemittance } from '../testing/arrange-remittances.ts'
import { arrangeAdjustment, arrangeDeposit } from '../testing/arrange-deposits.ts'
import { arrangeArticle, arrangeComment, arrangeNews } from '../testing/arrange-news.ts'
import { arrangeGateway } from '../testing/arrange-gateways.ts'
import {
  arrangeAddress,
  arrangeApproved,
  arrangeCartLine,
  arrangeCategory,
  arrangeMoney,
  type ArrangedPerson,
  type ArrangedProduct,
  arrangePerson,
  arrangeProduct,
  arrangeShop,
  platformTenant,
} from '../testing/arrange.ts'
import { arrangeChallenge, arrangeTwoFactor } from '../testing/arrange-two-factor.ts'
import { newKey, type TestApi } from '../testing/test-api.ts'
import type { ReturnStatus } from '@chonoi/contract'
import type { Standing } from './callers.ts'

/** Marker in every text of rows that only the platform's callers may see. */
export const canary = 'CHIM-HOANG-YEN'

/** A row of every kind that a path can name, by parameter. */
export interface Rows {
  user: string
  /** A session of the person on another device. */
  session: string
  address: string
  cartItem: string
  notification: string
  pushDevice: string
  campaign: string
  /** One that a call may delete or send. */
  spareCampaign: string
  /** Figures of a campaign. */
  analytics: string
  spareAnalytics: string
  /** A digital delivery of `received`, and one of `sold`. */
  delivery: { bought: string; sold: string }
  /** Reference of a file that the person uploaded to deliver. */
  digitalFile: string
  /** Reference of an identity document that the person uploaded. */
  identityDocument: string
  /** A seller verification of `buyer`, which waits for a decision. */
  verification: string
  /** What a shop wrote about `bought`, and about `sold`: the message in the app, and a mail that failed. */
  orderMessage: { received: string; written: string; failed: string }
  deposit: string
  /** A ledger transaction that moved money in the person's wallet. */
  movement: string
  /** One that moved money in an account of the person's shop. */
  shopMovement: string
  /** The ledger account of the person's wallet. */
  walletAccount: string
  /** Somebody who bought from the person's shop. */
  buyer: string
  /** A deposit that waits for its transfer. */
  transfer: string
  bankAccount: string
  /** A view of listUsers that the person saved. */
  listView: string
  /** That the person saved `product`. */
  wishlistItem: string
  /** One that would withdraw all of the wallet. */
  automatedWithdrawal: string
  /** A pending withdrawal from the person's wallet. */
  withdrawal: string
  /** An order that the person bought. */
  bought: { id: string; lineId: string; groupId: string }
  /** An order that the person's shop sold. */
  sold: { id: string; lineId: string; groupId: string }
  /** A draft and an issued invoice of the person's shop, and one that the person received for `bought`. */
  invoice: { draft: string; issued: string; received: string }
  /** An order of the shop that is ready to be shipped. */
  prepared: { id: string; lineId: string; groupId: string }
  /** An order of the shop that is under way. */
  shipped: { id: string; lineId: string; groupId: string }
  /** Bought by the person, and under way. */
  received: { id: string; lineId: string; groupId: string }
  /** Bought by the person and delivered; its money is held. */
  delivered: { id: string; lineId: string; groupId: string }
  /** Such an order about which the person has complained. */
  complained: { id: string; lineId: string; groupId: string }
  /** Delivered to the person, with nothing of it in a return. */
  returnable: { id: string; lineId: string; groupId: string }
  /** Returns that the person asked for, by their status. */
  ownReturn: { requested: string; rejected: string; approved: string; escalated: string }
  /** Returns to the person's shop. */
  shopReturn: { requested: string; sent: string; sentLine: string }
  product: ArrangedProduct
  spareVariant: string
  image: string
  review: string
  /** Product of the review. */
  reviewed: string
  /** A product pending approval. */
  submitted: string
  /** A product that was just approved. */
  decided: string
  /** An order of the shop with changeable lines. */
  unpaid: { id: string; lineId: string; groupId: string }
  /** An order of the person's own that waits for its payment. */
  owed: { id: string; lineId: string; groupId: string }
  /** The variant in the person's cart. */
  cartVariant: string
  /** The payment of what the person bought. */
  payment: string
  /** A pending payment with MoMo, and one by bank transfer. */
  momoPayment: string
  transferPayment: string
  /** A refund whose outcome at its gateway is unknown, and its payment. */
  unknownRefund: { payment: string; id: string }
  /** A disagreement with a gateway, which belongs to nobody. */
  mismatch: string
  doubleRefund: string
  /** Adjustments of the person's wallet for which somebody else asked. */
  adjustment: string
  spareAdjustment: string
  /** An article, a category and a tag of the person's shop. */
  article: string
  articleSlug: string
  /** Slug of an article of the platform. */
  publicArticle: string
  /** Its id. */
  publicArticleId: string
  /** A series of the person's shop that holds `article`. */
  series: string
  seriesSlug: string
  /** A picture of the shop's library that no article shows. */
  media: string
  /** Its address. */
  mediaUrl: string
  /** The person's bookmark of `article`. */
  bookmark: string
  newsCategory: string
  /** One without articles. */
  spareNewsCategory: string
  newsTag: string
  /** One without articles. */
  spareNewsTag: string
  newsAuthor: string
  /** An article elsewhere that everybody may comment on. */
  commentedArticle: string
  /** A comment on the person's article, and one by the person on an article elsewhere. */
  comment: string
  ownComment: string
  /** A question on a product of the person's shop, and one by the person about a product elsewhere. */
  shopQuestion: string
  shopReview: string
  ownQuestion: string
  category: string
  /** An empty category. */
  spareCategory: string
  shop: string
  shopSlug: string
  /** A shop on which nothing hangs. */
  spareShop: string
  /** An account without money. */
  spareUser: string
  /** Has two-factor authentication on. */
  lockedOutUser: string
  /** The access token of somebody with a password and nothing open. */
  leaver: string
  /** A tenant of which the person is a member. */
  workplace: string
  /** URL of an uploaded image that nothing uses yet. */
  upload: string
  /** Reference of an uploaded proof of transfer. */
  proof: string
  /** An account for signing in. Shared, because whoever has its secret is let in. */
  account: Account
  couponCode: string
  /** A coupon of the person's shop that somebody used, and one that nobody did. */
  coupon: string
  spareCoupon: string
  /** A finished export of the person's shop. */
  dataExport: string
  invoicePrint: string
  /** A checked import of products into the person's shop. */
  productImport: string
  /** A pending invitation to the person's shop, and the token of one that the person received. */
  invitation: { id: string; received: string }
  /** Open handovers of other shops, from the person and to them, and somebody who sells in the person's shop. */
  shopHandover: { sent: string; received: string; colleague: string }
  /** A payment gateway's configuration of the person's shop. */
  gateway: string
  /** One of the platform. */
  platformGateway: string
  carrier: string
  /** A draft that somebody else imported. */
  remittance: string
}

export interface Account {
  email: string
  refreshToken: string
  resetToken: string
  /** A sign-in that waits for its second factor. */
  twoFactorToken: string
  /** Of an invitation to nobody in particular: whoever has it may read and decline it. */
  invitationToken: string
}

const nowhere = '00000000-0000-4000-8000-000000000000'
const noOrder = { id: nowhere, lineId: nowhere, groupId: nowhere }

/** Nonexistent rows, except for public ones. */
export const nowhereRows = ({
  elsewhere,
  category,
  spareCategory,
  publicArticle,
  publicArticleId,
  commentedArticle,
  account,
  couponCode,
}: Market): Rows => ({
  ...{
    movement: nowhere,
    shopMovement: nowhere,
    walletAccount: nowhere,
    buyer: nowhere,
    invoice: { draft: nowhere, issued: nowhere, received: nowhere },
  },
  ...{
    ...{ user: nowhere, session: nowhere },
    address: nowhere,
    cartItem: nowhere,
    notification: nowhere,
    pushDevice: nowhere,
    ...{ campaign: nowhere, spareCampaign: nowhere, analytics: nowhere, spareAnalytics: nowhere },
    delivery: { bought: nowhere, sold: nowhere },
    digitalFile: `/digital-files/${nowhere}`,
    ...{ identityDocument: `/identity-documents/${nowhere}`, verification: nowhere },
    orderMessage: { received: nowhere, written: nowhere, failed: nowhere },
    deposit: nowhere,
    transfer: nowhere,
  },
  ...{ bought: noOrder, sold: noOrder, prepared: noOrder, received: noOrder, unpaid: noOrder, owed: noOrder },
  shipped: noOrder,
  ...{ delivered: noOrder, complained: noOrder, returnable: noOrder },
  ownReturn: { requested: nowhere, rejected: nowhere, approved: nowhere, escalated: nowhere },
  shopReturn: { requested: nowhere, sent: nowhere, sentLine: nowhere },
  cartVariant: elsewhere.variantId,
  ...{ wishlistItem: nowhere },
  ...{ spareShop: nowhere, spareUser: nowhere, lockedOutUser: nowhere, leaver: 'no-such-token' },
  ...{ bankAccount: nowhere, listView: nowhere, automatedWithdrawal: nowhere, withdrawal: nowhere },
  ...{ payment: nowhere, momoPayment: nowhere, transferPayment: nowhere, mismatch: nowhere, doubleRefund: nowhere },
  ...{ adjustment: nowhere, spareAdjustment: nowhere },
  unknownRefund: { payment: nowhere, id: nowhere },
  ...{ product: { id: nowhere, variantId: nowhere, tenantId: nowhere }, spareVariant: nowhere, image: nowhere },
  ...{ review: nowhere, reviewed: elsewhere.id, submitted: nowhere, decided: nowhere, category, spareCategory },
  ...{
    gateway: nowhere,
    platformGateway: nowhere,
    carrier: nowhere,
    remittance: nowhere,
    coupon: nowhere,
    spareCoupon: nowhere,
  },
  dataExport: nowhere,
  invoicePrint: nowhere,
  productImport: nowhere,
  invitation: { id: nowhere, received: 'no-such-invitation' },
  shopHandover: { sent: nowhere, received: nowhere, colleague: nowhere },
  ...{
    media: nowhere,
    mediaUrl: '/files/public/00/none.webp',
    article: nowhere,
    articleSlug: 'no-such-article',
    publicArticle,
    publicArticleId,
  },
  bookmark: nowhere,
  ...{ series: nowhere, seriesSlug: 'no-such-series' },
  ...{ newsCategory: nowhere, spareNewsCategory: nowhere, newsTag: nowhere, spareNewsTag: nowhere },
  newsAuthor: nowhere,
  ...{
    comment: nowhere,
    ownComment: nowhere,
    commentedArticle,
    shopQuestion: nowhere,
    shopReview: nowhere,
    ownQuestion: nowhere,
  },
  ...{ shop: nowhere, shopSlug: 'no-such-shop', workplace: nowhere },
  ...{ upload: '/files/public/00/none.png', proof: `/deposit-proofs/${nowhere}`, account, couponCode },
})

/** Shared rows: a product to buy and review, categories, a coupon, an account. */
export interface Market
  extends Pick<
    Rows,
    'category' | 'spareCategory' | 'publicArticle' | 'publicArticleId' | 'commentedArticle' | 'account' | 'couponCode'
  > {
  elsewhere: ArrangedProduct
}

export async function arrangeMarket(test: TestApi): Promise<Market> {
  await enableGateways(test)
  await arrangeCarrier(test)
  const article = await arrangeArticle(test, {
    ...{ author: (await arrangePerson(test)).id, shop: await platformTenant(test) },
  })
  return {
    elsewhere: await arrangeProduct(test, { shop: (await arrangeShop(test)).id, stock: 1000 }),
    category: (await arrangeCategory(test)).id,
    spareCategory: (await arrangeCategory(test)).id,
    publicArticle: article.slug,
    commentedArticle: article.id,
    publicArticleId: article.id,
    account: await arrangeSecrets(test),
    couponCode: (await arrangeCoupon(test)).code,
  }
}

/** Enables gateways on the platform, once per database. */
async function enableGateways(test: TestApi): Promise<void> {
  const tenant = await platformTenant(test)
  for (const name of ['momo', 'vnpay', 'zalopay'] as const) {
    const { rowCount } = await test.owner.query(
      'select from payment_gateway_configs where tenant_id = $1 and gateway_name = $2 and is_enabled',
      [tenant, name],
    )
    if (rowCount === 0) await arrangeGateway(test, { tenant, name, isEnabled: true })
  }
}

async function arrangeSecrets(test: TestApi): Promise<Account> {
  const { tokens } = test.api.ports
  const { id, email, grant } = await arrangeSignIn(test)
  const resetToken = tokens.newSecret()
  await test.owner.query(
    `insert into password_resets (user_id, token_hash, expires_at) values ($1, $2, now() + interval '1 hour')`,
    [id, tokens.hashSecret(resetToken)],
  )
  return {
    ...{ email, refreshToken: grant.refreshToken, resetToken },
    twoFactorToken: await arrangeWaitingSignIn(test),
    invitationToken: await arrangeReceivedInvitation(test, 'duoc-moi@chonoi.test'),
  }
}

async function arrangeWaitingSignIn(test: TestApi): Promise<string> {
  return arrangeChallenge(test, await arrangeTwoFactorUser(test))
}

async function arrangeTwoFactorUser(test: TestApi): Promise<string> {
  const { id } = await arrangePerson(test)
  await arrangeTwoFactor(test, id)
  return id
}

/** Arranges the rows of a person and their shop. Every free text contains `words`. */
async function arrangeRows(
  test: TestApi,
  more: {
    owner: ArrangedPerson
    shopId: string
    words: string
    market: Market
    buysHere?: boolean
    /** Whether it is on for the owner. Otherwise they have a secret that isn't enabled yet. */
    hasTwoFactor: boolean
  },
): Promise<Rows> {
  const { owner, shopId, words, market, buysHere } = more
  const { elsewhere, category, spareCategory, publicArticle, publicArticleId, account, couponCode } = market
  const product = await arrangeProduct(test, { shop: shopId, seller: owner.id, name: words, category, stock: 20 })
  await arrangeOwedFees(test, shopId, 1_000_000)
  const buyer = await arrangePerson(test)
  const commented = await arrangeArticle(test, { author: buyer.id, shop: elsewhere.tenantId })
  const news = await arrangeNews(test, { author: owner.id, shop: shopId, words })
  const address = (await arrangeAddress(test, owner.id)).id
  const purchase = { buyer: owner, address, product: buysHere ? product : elsewhere }
  const bought = await arrangePurchase(test, purchase)
  const owed = await arrangePurchase(test, { ...purchase, method: 'MOMO' })
  const theirAddress = (await arrangeAddress(test, buyer.id)).id
  const sold = await arrangePurchase(test, { buyer, address: theirAddress, product })
  const prepared = await arrangePurchase(test, { buyer, address: theirAddress, product })
  await test.owner.query(`update orders set status = 'PROCESSING' where id = $1`, [prepared.id])
  const shipped = await arrangePurchase(test, { buyer, address: theirAddress, product })
  await test.owner.query(`update orders set status = 'SHIPPED' where id = $1`, [shipped.id])
  const received = await arrangePurchase(test, purchase)
  await test.owner.query(`update orders set status = 'SHIPPED' where id = $1`, [received.id])
  const delivered = await arrangeDelivered(test, purchase)
  const complained = await arrangeDelivered(test, purchase)
  await arrangeComplaint(test, complained.id, words)
  const returnable = await arrangeDelivered(test, purchase)
  const returned = async (of: typeof purchase, status: ReturnStatus) =>
    arrangeReturn(test, (await arrangeDelivered(test, of)).id, { words, status })
  const sale = { buyer, address: theirAddress, product }
  const sent = await arrangeDelivered(test, sale)
  const shopReturn = {
    requested: await returned(sale, 'REQUESTED'),
    sent: await arrangeReturn(test, sent.id, { words, status: 'SENT' }),
    sentLine: sent.lineId,
  }
  const ownReturn = {
    requested: await returned(purchase, 'REQUESTED'),
    rejected: await returned(purchase, 'REJECTED'),
    approved: await returned(purchase, 'APPROVED'),
    escalated: await returned(purchase, 'ESCALATED'),
  }
  await arrangeReview(test, { product, user: buyer.id })
  const deposit = await arrangeDeposit(test, owner.id, { bankName: words, notes: words })
  await addProof(test, owner.id, deposit.id)
  await test.owner.query('insert into credentials (user_id, password_hash) values ($1, $2)', [
    owner.id,
    await test.api.ports.passwords.hash(rightPassword),
  ])
  await arrangeTwoFactor(test, owner.id, { isOn: more.hasTwoFactor })
  await arrangePersonalExport(test, owner.id)
  await arrangeCartLine(test, owner.id, elsewhere)
  const one = async (text: string, values: unknown[]) =>
    (await test.owner.query<{ id: string }>(text, values)).rows[0]?.id ?? ''
  return {
    user: owner.id,
    session: await one(
      `insert into sessions (user_id, user_agent, address, expires_at) values ($1, $2, '192.0.2.1', now() + interval '9 days')
       returning id`,
      [owner.id, words],
    ),
    address,
    cartItem: await one('select id from cart_items where user_id = $1', [owner.id]),
    notification: await one(
      `insert into notifications (user_id, type, title, message) values ($1, 'ANNOUNCEMENT', $2, $2) returning id`,
      [owner.id, words],
    ),
    pushDevice: await arrangePushDevice(test, owner.id, { name: words }),
    campaign: await arrangeCampaign(test, { name: words, subject: words, content: words }),
    spareCampaign: await arrangeCampaign(test, { name: words }),
    analytics: await arrangeAnalytics(test, await arrangeCampaign(test, { name: words })),
    spareAnalytics: await arrangeAnalytics(test, await arrangeCampaign(test, { name: words })),
    delivery: {
      bought: await arrangeDelivery(test, { lineId: received.lineId, ownerId: buyer.id, words }),
      sold: await arrangeDelivery(test, { lineId: sold.lineId, ownerId: owner.id, words }),
    },
    digitalFile: `/digital-files/${await arrangePdf(test, owner.id)}`,
    identityDocument: `/identity-documents/${await arrangeIdentityDocument(test, owner.id)}`,
    verification: await arrangeVerification(test, buyer.id, words),
    orderMessage: {
      received: await arrangeOrderMessage(test, { orderId: bought.id, message: words }),
      written: await arrangeOrderMessage(test, { orderId: sold.id, message: words }),
      failed: await arrangeOrderMessage(test, { orderId: sold.id, message: words, hasFailed: true }),
    },
    deposit: deposit.id,
    adjustment: await arrangeAdjustment(test, { userId: owner.id, requestedBy: buyer.id }),
    spareAdjustment: await arrangeAdjustment(test, { userId: owner.id, requestedBy: buyer.id }),
    movement: await one(
      `select e.transaction_id as id from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
       where e.user_id = $1 and t.type = 'ORDER_PAYMENT' order by t.created_at, t.id limit 1`,
      [owner.id],
    ),
    shopMovement: await one(
      `select e.transaction_id as id from ledger_entries e join ledger_accounts a on a.id = e.account_id
       where a.kind = 'SELLER_PAYABLE' and a.tenant_id = $1 order by e.id limit 1`,
      [shopId],
    ),
    walletAccount: await one(`select id from ledger_accounts where kind = 'USER_WALLET' and user_id = $1`, [owner.id]),
    buyer: buyer.id,
    invoice: {
      draft: await arrangeInvoice(test, { orderId: sold.id, words, status: 'DRAFT', byHand: true }),
      issued: await arrangeInvoice(test, { orderId: sold.id, words, status: 'ISSUED', byHand: true }),
      received: await arrangeInvoice(test, { orderId: bought.id, words, status: 'ISSUED' }),
    },
    transfer: await one(
      `insert into deposits (user_id, deposit_reference, amount_in_cents, payment_method, transfer_content, expires_at, notes)
       values ($1, $2, 40000000, 'VIETQR', $3, now() + interval '1 day', $4) returning id`,
      [owner.id, `NT-${owner.id}`, `CN${owner.id.slice(0, 8)}`, words],
    ),
    wishlistItem: await one(
      `insert into wishlist_items (user_id, product_id, notes, price_when_added_in_cents, told_price_in_cents)
       values ($1, $2, $3, 100, 100) returning id`,
      [owner.id, product.id, words],
    ),
    listView: await one(`insert into list_views (user_id, list, name) values ($1, 'listUsers', $2) returning id`, [
      owner.id,
      words,
    ]),
    bankAccount: (await arrangeBankAccount(test, owner.id, { holder: words })).id,
    automatedWithdrawal: (await arrangeAutomatedWithdrawal(test, owner.id, { name: words, hasRun: true })).id,
    withdrawal: (await arrangeWithdrawal(test, owner.id, { holder: words, notes: words })).id,
    bought,
    sold,
    prepared,
    shipped,
    received,
    delivered,
    complained,
    returnable,
    ownReturn,
    shopReturn,
    product,
    spareVariant: await one(
      `insert into product_variants (product_id, tenant_id, name, price_in_cents) values ($1, $2, $3, 100) returning id`,
      [product.id, shopId, words],
    ),
    image: await one(
      `insert into product_images (product_id, tenant_id, url, alt_text, width, height, is_primary) values ($1, $2, '/x.webp', $3, 1, 1, true) returning id`,
      [product.id, shopId, words],
    ),
    review: (await arrangeReview(test, { product: elsewhere, user: owner.id, status: 'HIDDEN', comment: words })).id,
    reviewed: elsewhere.id,
    submitted: (
      await arrangeProduct(test, { shop: shopId, seller: owner.id, name: words, category, status: 'PENDING' })
    ).id,
    // Its name comes after the other's, so that lists by name have one order.
    decided: await arrangeApproved(test, { shop: shopId, seller: owner.id, name: `${words} đã duyệt`, category }),
    unpaid: await arrangeTwoLines(test, buyer, product),
    owed,
    cartVariant: elsewhere.variantId,
    ...(await arrangePayments(test, bought.groupId)),
    ...news,
    comment: await arrangeComment(test, { article: news.article, user: buyer.id, words }),
    commentedArticle: commented.id,
    shopQuestion: await arrangeQuestion(test, { product, user: buyer.id, words }),
    // Everybody reads it.
    shopReview: (await arrangeReview(test, { product, user: (await arrangePerson(test)).id })).id,
    ownQuestion: await arrangeQuestion(test, { product: elsewhere, user: owner.id, words }),
    ownComment: await arrangeComment(test, { article: commented.id, user: owner.id, words }),
    publicArticle,
    publicArticleId,
    bookmark: await one(
      'insert into article_bookmarks (user_id, article_id, notes, tags) values ($1, $2, $3, array[$3]) returning id',
      [owner.id, news.article, words],
    ),
    category,
    spareCategory,
    spareShop: await one('update tenants set is_public = false where id = $1 returning id', [
      (await arrangeShop(test)).id,
    ]),
    spareUser: (await arrangePerson(test)).id,
    lockedOutUser: await arrangeTwoFactorUser(test),
    leaver: (await arrangeAccount(test)).token,
    shop: shopId,
    shopSlug:
      (await test.owner.query<{ slug: string }>('select slug from tenants where id = $1', [shopId])).rows[0]?.slug ??
      '',
    workplace: await one(
      'select tenant_id as id from memberships where user_id = $1 order by (tenant_id = $2) desc limit 1',
      [owner.id, shopId],
    ),
    upload: `/files/${(await arrangeFile(test, owner.id, 'public')).key}`,
    proof: `/deposit-proofs/${(await arrangeFile(test, owner.id, 'private')).id}`,
    account,
    couponCode,
    coupon: await arrangeUsedCoupon(test, { shop: shopId, words, user: buyer.id, group: sold.groupId }),
    spareCoupon: (await arrangeCoupon(test, { shop: shopId, description: words })).id,
    dataExport: await arrangeDataExport(test, shopId),
    invoicePrint: await arrangeInvoicePrint(test, shopId),
    productImport: await arrangeProductImport(test, shopId, nowhere),
    invitation: {
      id: (await arrangeInvitation(test, { tenant: shopId, email: `moi-${owner.id}@chonoi.test`, message: words })).id,
      received: await arrangeReceivedInvitation(test, owner.email),
    },
    shopHandover: {
      sent: await arrangeHandoverElsewhere(test, { sender: owner.id }),
      received: await arrangeHandoverElsewhere(test, { receiver: owner.id }),
      colleague: (await arrangePerson(test, { shop: shopId })).id,
    },
    gateway: (await arrangeGateway(test, { tenant: shopId, description: words })).id,
    platformGateway: (await arrangeGateway(test, { tenant: await platformTenant(test) })).id,
    ...(await arrangeRemittance(test, { words, order: received.id })),
  }
}

async function arrangeUsedCoupon(
  test: TestApi,
  { shop, words, user, group }: { shop: string; words: string; user: string; group: string },
): Promise<string> {
  const { id } = await arrangeCoupon(test, { shop, description: words })
  await arrangeRedemption(test, { coupon: id, user, group })
  return id
}

interface Purchase {
  buyer: ArrangedPerson
  address: string
  product: ArrangedProduct
  /** Only an order from the wallet is paid at once. */
  method?: 'WALLET' | 'MOMO'
}

/** Arranges money and an order by checkout, or only the rows of an order when the buyer may not buy. */
async function arrangePurchase(
  test: TestApi,
  { buyer, address, product, method = 'WALLET' }: Purchase,
): Promise<Rows['bought']> {
  await arrangeMoney(test, buyer.id, 100_000_000)
  await arrangeCartLine(test, buyer.id, product)
  const { data } = await test.client(buyer.token).POST('/orders', {
    params: { header: { 'Idempotency-Key': newKey() } },
    body: { addressId: address, paymentMethod: method, expectedTotalInCents: 10_000_000 },
  })
  const [order] = data?.orders ?? []
  const [line] = order?.items ?? []
  if (data && order && line) return { id: order.id, lineId: line.id, groupId: data.id }
  await test.owner.query('delete from cart_items where user_id = $1', [buyer.id])
  const paymentStatus = method === 'WALLET' ? 'PAID' : 'PENDING'
  return arrangeOrderOf(test, { buyer, product, status: 'PENDING', paymentStatus })
}

/** Arranges an order whose money is held after delivery. */
async function arrangeDelivered(test: TestApi, purchase: Purchase): Promise<Rows['bought']> {
  const order = await arrangePurchase(test, purchase)
  await test.owner.query(
    `update orders set status = 'DELIVERED', delivered_at = now(), release_due_at = now() + interval '7 days' where id = $1`,
    [order.id],
  )
  return order
}

/** Finds the payment of a checkout, and adds two that wait. */
async function arrangePayments({ owner }: TestApi, groupId: string) {
  const one = async (text: string, values: unknown[]) =>
    (await owner.query<{ id: string }>(text, values)).rows[0]?.id ?? ''
  const waiting = (method: string) =>
    one(
      `insert into payments (reference, order_group_id, buyer_id, method, amount_in_cents, expires_at)
       select 'CN' || upper(substr(md5(random()::text), 1, 14)), id, buyer_id, $2, total_in_cents, now() + interval '1 day'
       from order_groups where id = $1 returning id`,
      [groupId, method],
    )
  const refunded = await waiting('MOMO')
  const unknownRefund = await one(
    `with given_back as (update payments set refunded_in_cents = 100 where id = $2)
     insert into payment_refunds (reference, payment_id, order_id, tenant_id, buyer_id, amount_in_cents, destination,
       reason, requested_name, sent_at, outcome_unknown_at)
     select 'RF' || upper(substr(md5(random()::text), 1, 14)), $2, id, tenant_id, buyer_id, 100, 'SOURCE', 'x', 'x',
       now(), now() from orders where group_id = $1 limit 1 returning id`,
    [groupId, refunded],
  )
  return {
    payment: await one(`select id from payments where order_group_id = $1 and method = 'WALLET'`, [groupId]),
    momoPayment: await waiting('MOMO'),
    unknownRefund: { payment: refunded, id: unknownRefund },
    transferPayment: await waiting('VIETQR'),
    mismatch: await one(
      `insert into payment_mismatches (kind, gateway, reference) values ('UNKNOWN_REFERENCE', 'momo', $1) returning id`,
      [randomUUID()],
    ),
    doubleRefund: await one(
      `insert into payment_mismatches (kind, gateway, reference, payment_id, transaction_id)
       select 'REFUND_TWICE', 'momo', p.reference, p.id, r.reference
       from payment_refunds r join payments p on p.id = r.payment_id where r.id = $1 returning id`,
      [unknownRefund],
    ),
  }
}

/** Arranges an order with two lines, because the last line can't be removed. */
async function arrangeTwoLines(test: TestApi, buyer: ArrangedPerson, product: ArrangedProduct) {
  const order = await arrangeOrderOf(test, { buyer, product, status: 'PENDING', paymentStatus: 'PENDING', quantity: 2 })
  await test.owner.query(
    `insert into order_lines (order_id, tenant_id, buyer_id, product_id, variant_id, name, quantity, price_in_cents,
       discount_in_cents, line_total_in_cents, commission_basis_points, commission_in_cents)
     select order_id, tenant_id, buyer_id, product_id, variant_id, name, quantity, price_in_cents, discount_in_cents,
       line_total_in_cents, commission_basis_points, commission_in_cents from order_lines where id = $1`,
    [order.lineId],
  )
  await test.owner.query(
    'update orders set subtotal_in_cents = subtotal_in_cents * 2, total_in_cents = total_in_cents * 2 where id = $1',
    [order.id],
  )
  await test.owner.query('update order_groups set total_in_cents = total_in_cents * 2 where id = $1', [order.groupId])
  return order
}

async function arrangeFile({ owner }: TestApi, userId: string, place: 'public' | 'private') {
  const key = `${place}/${randomUUID()}.png`
  const { rows } = await owner.query<{ id: string }>(
    `insert into files (owner_id, storage_key, content_type, original_name, size_in_bytes, width, height, is_private)
     values ($1, $2, 'image/png', 'x.png', 8, 1, 1, $3) returning id`,
    [userId, key, place === 'private'],
  )
  return { id: rows[0]?.id ?? '', key }
}

async function addProof({ owner, api }: TestApi, userId: string, depositId: string) {
  const key = `private/${depositId}.pdf`
  await api.ports.files.write(key, Buffer.from('%PDF-1.7'))
  await owner.query(
    `with proof as (insert into files (owner_id, storage_key, content_type, original_name, size_in_bytes, is_private)
       values ($1, $2, 'application/pdf', 'x.pdf', 8, true) returning id)
     update deposits set proof_file_id = proof.id from proof where deposits.id = $3`,
    [userId, key, depositId],
  )
}

/** Arranges a hidden shop and its owner, unrelated to all other callers. */
export async function arrangeForeignRows(test: TestApi, market?: Market): Promise<Rows> {
  const { id } = await arrangeShop(test)
  const stranger = await arrangePerson(test, { shop: id, shopRole: 'ADMIN' })
  const rows = await arrangeRows(test, {
    ...{ owner: stranger, shopId: id, words: canary, market: market ?? (await arrangeMarket(test)) },
    // Keeps it out of the stock that others see.
    buysHere: true,
    hasTwoFactor: true,
  })
  await test.owner.query('update users set first_name = $2, last_name = $2 where id = $1', [stranger.id, canary])
  await test.owner.query('update addresses set full_name = $2, line1 = $2 where id = $1', [rows.address, canary])
  await test.owner.query('update orders set note = $2, buyer_last_name = $2 where id = any($1)', [
    [rows.bought.id, rows.sold.id],
    canary,
  ])
  await test.owner.query('update order_lines set name = $2 where id = any($1)', [
    [rows.bought.lineId, rows.sold.lineId],
    canary,
  ])
  await test.owner.query(
    `insert into notification_preferences (user_id, preferences) values ($1, '{"orderUpdates":false}')`,
    [stranger.id],
  )
  await test.owner.query(
    `insert into quiet_hours (user_id, is_on, starts_at, ends_at) values ($1, true, '21:30', '06:30')`,
    [stranger.id],
  )
  await test.owner.query(`update tenants set is_public = false, name = $2 where id = $1`, [id, canary])
  return rows
}

/** Arranges a caller's own rows. A guest has none. */
export async function arrangeOwnRows(
  test: TestApi,
  { person, shopId }: Standing,
  market?: Market,
): Promise<Rows | null> {
  if (!person) return null
  return arrangeRows(test, {
    ...{ owner: person, shopId: shopId ?? (await arrangeShop(test)).id, words: 'Bình hoa men lam' },
    market: market ?? (await arrangeMarket(test)),
    hasTwoFactor: shopId !== null,
  })
}
