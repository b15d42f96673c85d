import type {
  Address,
  Cart,
  Coupon,
  Deposit,
  Order,
  OrderGroup,
  Product,
  ProductImage,
  Return,
  Review,
  SellerVerificationState,
  WishlistItem,
  TenantSettings,
  UploadedIdentityDocument,
} from '@chonoi/contract'
import type { OperationId } from '@chonoi/contract'
import { normalizeText } from '@chonoi/domain'
import { receiptPicture } from '../support/receipt.ts'
import { customerPassword, newPerson, type SignedIn, type Site } from '../support/site.ts'
import { hostileText, nameOfText, writings } from './free-text.ts'
import { type MoneyIds, writeMoney } from './seed-money.ts'

interface Buyer {
  email: string
  password: string
  /** One that came, and one that was cancelled. */
  orders: string[]
  /** One that came back. */
  returns: string[]
  money: MoneyIds
  verification: string
}

/** A market where every user text does harm if treated as more than text. */
export interface HostileMarket {
  /** The texts, by what they were written into. */
  written: ReadonlyMap<string, string>
  called: ReadonlySet<OperationId>
  buyers: readonly Buyer[]
  products: string[]
  /** Products that were not approved. */
  refused: string[]
}

/** Twice everything: once with the hostile texts, once with one word of the whole length. */
export async function seedHostileMarket(site: Site): Promise<HostileMarket> {
  const written = new Map<string, string>()
  const called = new Set<OperationId>()
  const [shop, admin] = [await site.signIn('shopadmin@chonoi.test'), await site.signIn('superadmin@chonoi.test')]
  const run = Date.now().toString(36)
  const buyers: Buyer[] = []
  const [products, refused]: [string[], string[]] = [[], []]

  for (const isOneWord of [false, true]) {
    const textOf = (operation: OperationId, field: string, longest: number) => {
      const key = `${nameOfText(operation, field)}${isOneWord ? ' (one word)' : ''}`
      const number = written.has(key) ? [...written.keys()].indexOf(key) : written.size
      const text = hostileText(`V${run.slice(-4)}${number}`, number, longest, isOneWord)
      // As the server keeps it.
      written.set(key, normalizeText(text))
      return text
    }
    /** Calls an operation with every text of its body hostile. */
    const write = <Answer>(who: SignedIn | null, operation: OperationId, id: string, body: object): Promise<Answer> => {
      const writing = writings.get(operation)
      if (!writing) throw new Error(`${operation} takes no text.`)
      called.add(operation)
      const texts = writing.fields.map(({ name, holds, longest }) => {
        const text = textOf(operation, name, longest)
        return [name, holds === 'text' ? text : holds === 'list' ? [text] : { Loại: text }]
      })
      const [first = '', ...rest] = id.split('/')
      const path = writing.path.replace(/\{\w+\}/, first).replace(/\{\w+\}/, rest[0] ?? '')
      const whole = { ...Object.fromEntries(texts), ...body }
      return site.call<Answer>(who, writing.method.toUpperCase(), path, writing.isForm ? formOf(whole) : whole)
    }

    const person = { ...newPerson(), password: customerPassword }
    await write(null, 'register', '', { email: person.email, password: person.password })
    const buyer = await site.signIn(person.email, person.password)
    await write(buyer, 'updateProfile', '', {})
    await write(null, 'countSearchMiss', '', {})
    await write(admin, 'updateUser', buyer.userId, {})
    const invited = `moi-${run}-${isOneWord ? 'b' : 'a'}@chonoi.test`
    await write(admin, 'createUser', '', { email: invited, passwordLink: true, role: 'CUSTOMER' })
    const tenant = await write<{ id: string }>(admin, 'createTenant', '', {})
    await write(admin, 'updateTenant', tenant.id, { isPublic: false })
    await write(admin, 'updateTenantStatus', tenant.id, { isActive: false })
    await write(admin, 'bulkUpdateTenants', '', { ids: [tenant.id], action: 'SHOW' })
    const kept = { list: 'listUsers', query: '', layout: { columns: [] } }
    const view = await write<{ id: string }>(admin, 'createListView', '', kept)
    await write(admin, 'updateListView', view.id, {})
    const phone = '0912345678'
    const address = await write<Address>(buyer, 'createAddress', '', { phone, isDefault: true })
    await write(buyer, 'updateAddress', address.id, {})

    const scan = new File([new Uint8Array(receiptPicture())], 'giay-to.png', { type: 'image/png' })
    const uploadPath = '/auth/seller-verification/document'
    const document = await site.call<UploadedIdentityDocument>(buyer, 'POST', uploadPath, formOf({ file: scan }))
    const { verification } = await write<SellerVerificationState>(buyer, 'submitSellerVerification', '', {
      ...{ kind: 'COMPANY', taxCode: '0300588569', documentUrl: document.url, acceptsAgreement: true },
      ...{ bankBin: '970436', accountNumber: '0071001234567', accountHolder: 'NGUYEN THI LAN ANH' },
    })
    await write(admin, 'rejectSellerVerification', verification?.id ?? '', {})

    const slug = `hang-${run}-${isOneWord ? 'b' : 'a'}`
    const category = await write<{ id: string }>(admin, 'createCategory', '', { slug })
    await write(admin, 'updateCategory', category.id, {})
    const offer = { priceInCents: 12_000_000, stock: 50, categoryId: category.id }
    const unwanted = await write<Product>(shop, 'createProduct', '', { ...offer, sku: `${slug}-0` })
    await write(admin, 'approveProduct', unwanted.id, { approved: false })
    await site.call(admin, 'POST', `/products/${unwanted.id}/reopen`)
    await write(admin, 'bulkReviewProducts', '', { ids: [unwanted.id], action: 'REJECT' })
    const product = await write<Product>(shop, 'createProduct', '', { ...offer, slug })
    const variant = { priceInCents: 12_000_000, stock: 50 }
    const { id: variantId } = await write<{ id: string }>(shop, 'createProductVariant', product.id, variant)
    await write(shop, 'updateProductVariant', `${product.id}/${variantId}`, {})
    const file = new File([new Uint8Array(receiptPicture())], 'anh.png', { type: 'image/png' })
    const image = await write<ProductImage>(shop, 'addProductImage', product.id, { file })
    await write(shop, 'updateProductImage', `${product.id}/${image.id}`, {})
    await write(shop, 'updateProductStock', product.id, { stockChange: 1, variantId })
    await write(shop, 'createStockMovement', '', { productId: product.id, type: 'RESTOCK', quantity: 1 })
    await write(shop, 'updateProduct', product.id, {})
    await site.call(admin, 'PUT', `/products/${product.id}/approve`, { approved: true })
    products.push(product.id)
    refused.push(unwanted.id)

    const pay = async () => {
      const cart = await site.call<Cart>(buyer, 'POST', '/cart', { productId: product.id, variantId, quantity: 1 })
      const terms = { addressId: address.id, paymentMethod: 'WALLET', expectedTotalInCents: cart.totalInCents }
      const { orders } = await write<OrderGroup>(buyer, 'createOrder', '', terms)
      return orders[0]?.id ?? ''
    }
    /** The buyer asks twice: the shop accepts the first, and the platform decides on the second, which comes back. */
    const sendBack = async (id: string) => {
      for (const status of ['CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED'])
        await site.call(shop, 'PUT', `/orders/${id}/status`, { status })
      const { items } = await site.call<Order>(buyer, 'GET', `/orders/${id}`)
      const goods = { lines: [{ orderLineId: items[0]?.id, quantity: 1 }], reason: 'DAMAGED' }
      const ask = async () => (await write<Return>(buyer, 'createReturn', id, goods)).id
      const kept = await ask()
      await write<Return>(shop, 'approveReturn', kept, {})
      await site.call(buyer, 'POST', `/returns/${kept}/cancel`)
      const sent = await ask()
      await write<Return>(shop, 'rejectReturn', sent, {})
      await write<Return>(buyer, 'escalateReturn', sent, {})
      await write<Return>(admin, 'decideReturn', sent, { decision: 'APPROVE' })
      await site.call(buyer, 'POST', `/returns/${sent}/send`, { carrier: 'SHOP' })
      await write<Return>(shop, 'receiveReturn', sent, { damaged: [] })
      return sent
    }
    await site.credit(buyer, 120_000_000)
    const [cancelledId, orderId, returnedId] = [await pay(), await pay(), await pay()]
    await write<Order>(buyer, 'cancelOrder', cancelledId, {})
    for (const status of ['CONFIRMED', 'PROCESSING']) await write<Order>(shop, 'updateOrderStatus', orderId, { status })
    await write<Order>(shop, 'shipOrder', orderId, { carrier: 'SHOP' })
    const told = await write<{ id: string }>(shop, 'createOrderNotification', '', { orderId, type: 'ORDER_MESSAGE' })
    await write(shop, 'updateOrderNotification', told.id, {})
    const { items } = await site.call<Order>(buyer, 'GET', `/orders/${orderId}`)
    const sold = { orderItemId: items[0]?.id }
    const delivery = await write<{ id: string }>(shop, 'createDigitalDelivery', '', sold)
    await write(shop, 'updateDigitalDelivery', delivery.id, {})
    await write<Order>(shop, 'updateOrderStatus', orderId, { status: 'DELIVERED' })
    await write<Order>(shop, 'refundOrder', orderId, { amountInCents: 100_000, destination: 'WALLET' })
    await write<Order>(buyer, 'openOrderComplaint', orderId, {})
    await write(admin, 'decideOrderComplaint', orderId, { decision: 'RELEASE' })
    const returnId = await sendBack(returnedId)
    const review = await write<Review>(buyer, 'createReview', '', { productId: product.id, rating: 5 })
    await write(buyer, 'updateReview', review.id, {})
    await write(admin, 'bulkModerateReviews', '', { ids: [review.id], status: 'HIDDEN' })
    await write(admin, 'moderateReview', review.id, { status: 'APPROVED' })
    await write(shop, 'replyToReview', review.id, {})

    const question = await write<{ id: string }>(buyer, 'askProductQuestion', product.id, {})
    await write(shop, 'answerProductQuestion', question.id, {})

    const saved = await write<WishlistItem>(buyer, 'addWishlistItem', '', { productId: product.id })
    await write(buyer, 'updateWishlistItem', saved.id, {})
    await write(shop, 'updateShopSettings', '', {})

    const validUntil = new Date(Date.now() + 86_400_000).toISOString()
    const coupon = { code: slug.toUpperCase(), discountType: 'PERCENTAGE', discountValue: 5, validUntil }
    const { id: couponId } = await write<Coupon>(admin, 'createCoupon', '', coupon)
    await write(admin, 'updateCoupon', couponId, {})
    const message = { channel: 'EMAIL', link: null, audience: {} }
    const campaign = await write<{ id: string }>(admin, 'createCampaign', '', message)
    await write(admin, 'updateCampaign', campaign.id, message)
    await write(admin, 'duplicateCampaign', campaign.id, {})
    await write(admin, 'updatePlatformSettings', '', {})
    await write(admin, 'updateTenantSettings', '', {})
    const invitee = (area: string) => ({ email: `${slug}-${area}@chonoi.test`, role: 'SELLER' })
    const { id: shopId } = await site.call<TenantSettings>(shop, 'GET', '/auth/tenant/settings')
    await write(shop, 'createInvitation', '', invitee('hai'))
    await write(shop, 'createTenantInvitation', shopId, invitee('mot'))
    await write(admin, 'createNotification', '', { userIds: [buyer.userId] })
    await write(admin, 'sendPushNotification', '', { userIds: [buyer.userId] })
    const device = { deviceType: 'ANDROID', deviceToken: `device-${slug}` }
    await write(buyer, 'registerNotificationDevice', '', device)
    const { id: deviceId } = await write<{ id: string }>(buyer, 'createPushDevice', '', device)
    await write(buyer, 'updateMyPushDevice', deviceId, {})
    await write(admin, 'updateAdminPushDevice', deviceId, {})

    const money = { amountInCents: 5_000_000, paymentMethod: 'BANK_TRANSFER' }
    const deposit = () => write<Deposit>(buyer, 'createDeposit', '', money)
    const credited = { status: 'COMPLETED', actualAmountInCents: money.amountInCents }
    const { id } = await deposit()
    await write(buyer, 'updateDeposit', id, {})
    await write(admin, 'processDeposit', id, credited)
    await write(admin, 'processAdminDeposit', (await deposit()).id, credited)
    await write(admin, 'approveDeposit', (await deposit()).id, {})
    const transferDateTime = new Date().toISOString()
    await write(buyer, 'createManualDeposit', '', { amountInCents: money.amountInCents, transferDateTime })
    const news = await write<{ id: string }>(admin, 'createNewsCategory', '', { slug })
    await write(admin, 'updateNewsCategory', news.id, {})
    const article = await write<{ id: string }>(admin, 'createArticle', '', {
      slug,
      status: 'PUBLISHED',
      categoryId: news.id,
    })
    await write(admin, 'updateArticle', article.id, {})
    const picture = await site.call<{ id: string }>(admin, 'POST', '/news/media', formOf({ file: scan }))
    await write(admin, 'updateNewsMedia', picture.id, {})
    const series = await write<{ id: string }>(admin, 'createSeries', '', { slug })
    await write(admin, 'updateSeries', series.id, {})
    // Readers see a series once it has an article.
    await site.call(admin, 'POST', `/news/series/${series.id}/articles/${article.id}`, {})
    // Tags have letters and digits only.
    const marked = { tags: ['Đ'.repeat(50)] }
    const bookmark = await write<{ id: string }>(buyer, 'createBookmark', article.id, marked)
    await write(buyer, 'updateBookmark', bookmark.id, marked)
    const author = await write<{ id: string }>(admin, 'createAuthor', '', { slug, avatarUrl: null })
    await write(admin, 'updateAuthor', author.id, { avatarUrl: null })
    const comment = await write<{ id: string }>(buyer, 'createComment', article.id, {})
    await write(buyer, 'updateComment', comment.id, {})
    await write(admin, 'moderateComment', comment.id, { status: 'APPROVED' })
    await write(null, 'sendContactMessage', '', { email: person.email, topic: 'OTHER' })
    const ofMoney = await writeMoney({
      ...{ site, write, buyer, shop, admin, addressId: address.id, product: { productId: product.id, variantId } },
      gateway: isOneWord
        ? { gatewayName: 'zalopay', config: { appId: '2553', key1: 'a'.repeat(32), key2: 'b'.repeat(32) } }
        : { gatewayName: 'momo', config: { partnerCode: 'MOMO', accessKey: 'a', secretKey: 'b' } },
    })
    // Left in the cart, for the pages of it.
    await site.call<Cart>(buyer, 'POST', '/cart', { productId: product.id, variantId, quantity: 1 })
    buyers.push({
      ...{ email: person.email, password: person.password, orders: [orderId, cancelledId], returns: [returnId] },
      ...{ money: ofMoney, verification: verification?.id ?? '' },
    })
  }
  return { written, called, buyers, products, refused }
}

function formOf(body: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) form.set(name, value)
  return form
}
