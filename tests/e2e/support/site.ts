import { randomBytes, randomUUID } from 'node:crypto'
import type {
  Address,
  Cart,
  Deposit,
  Order,
  OrderGroup,
  OrderList,
  Product,
  ProductList,
  SessionGrant,
} from '@chonoi/contract'
import { firstRowOf } from '@chonoi/test-browser/first-row'

export const demoPassword = 'Chonoi#2026'
export const customerPassword = 'ghe-chở-xoài-sang-sông-7'

export interface Customer {
  email: string
  password: string
  firstName: string
  lastName: string
}

/** A signed-in user, for calls outside the browser. */
export interface SignedIn {
  token: string
  refreshToken: string
  csrf: string
  userId: string
}

let counter = 0

/** Returns a name that is unique across workers and runs. */
export function newPerson(): Customer {
  const mark = `${process.pid}-${Date.now().toString(36)}-${counter++}`
  return { email: `khach-${mark}@example.vn`, password: customerPassword, firstName: 'Thu Hà', lastName: 'Nguyễn' }
}

/** The API as journeys use it for what they need but are not about. */
export class Site {
  readonly origin: string
  constructor(origin: string) {
    this.origin = origin
  }

  /** Returns the first id of each list, for pages of one thing. */
  async idsOf(who: SignedIn, lists: Readonly<Record<string, string>>): Promise<Record<string, string>> {
    const found = Object.entries(lists).map(async ([name, list]) => {
      const first = firstRowOf(await this.call<object>(who, 'GET', `${list}?limit=1`))
      if (!first) throw new Error(`${list} has nothing to open`)
      return [name, first.id] as const
    })
    return Object.fromEntries(await Promise.all(found))
  }

  async call<Answer>(who: SignedIn | null, method: string, path: string, body?: object): Promise<Answer> {
    const response = await this.send(who, method, path, body)
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
    return (await response.json()) as Answer
  }

  send(who: SignedIn | null, method: string, path: string, body?: object): Promise<Response> {
    const isForm = body instanceof FormData
    return fetch(`${this.origin}/api/v1${path}`, {
      method,
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        'x-client-version': '1.0.0',
        'x-csrf-token': who?.csrf ?? randomBytes(32).toString('hex'),
        ...(who?.token && { authorization: `Bearer ${who.token}` }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
        ...(method !== 'GET' && { 'idempotency-key': randomUUID() }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
  }

  async signIn(email: string, password = demoPassword): Promise<SignedIn> {
    return this.#grant('/auth/login', { email, password })
  }

  /** A customer with an account, an address, and money that an administrator has credited. */
  async newCustomer(moneyInCents = 0): Promise<Customer & { session: SignedIn }> {
    const person = newPerson()
    const session = await this.#grant('/auth/register', person)
    await this.call<Address>(session, 'POST', '/addresses', {
      fullName: 'Nguyễn Thu Hà',
      phone: '0912345678',
      line1: '12 Lê Lợi',
      city: 'Huế',
      isDefault: true,
    })
    if (moneyInCents > 0) await this.credit(session, moneyInCents)
    return { ...person, session }
  }

  async credit(customer: SignedIn, amountInCents: number): Promise<void> {
    const deposit = await this.call<Deposit>(customer, 'POST', '/deposits', {
      amountInCents,
      paymentMethod: 'BANK_TRANSFER',
    })
    const admin = await this.signIn('admin@chonoi.test')
    await this.call<Deposit>(admin, 'PUT', `/admin/deposits/${deposit.id}/process`, {
      status: 'COMPLETED',
      actualAmountInCents: amountInCents,
    })
  }

  async addToCart(customer: SignedIn, product: Pick<Product, 'id'>, quantity = 1): Promise<Cart> {
    const { variants } = await this.product(product.id)
    const variant = variants.find(({ availableStock }) => availableStock >= quantity)
    return this.call<Cart>(customer, 'POST', '/cart', { productId: product.id, variantId: variant?.id, quantity })
  }

  product(id: string): Promise<Product> {
    return this.call<Product>(null, 'GET', `/products/${id}`)
  }

  async products(query: string): Promise<ProductList['data']> {
    return (await this.call<ProductList>(null, 'GET', `/products?${query}`)).data
  }

  async ordersOf(customer: SignedIn): Promise<OrderList['data']> {
    return (await this.call<OrderList>(customer, 'GET', '/orders/my-orders?limit=50')).data
  }

  /** Creates a product of a demo shop with exactly this stock. */
  async productWithStock(shopAdmin: SignedIn, stock: number, name: string): Promise<Product> {
    const [category] = (await this.call<{ data: { id: string }[] }>(null, 'GET', '/categories')).data
    const product = await this.call<Product>(shopAdmin, 'POST', '/products', {
      name,
      description: 'Một món làm riêng cho phép thử, đóng gói cẩn thận.',
      priceInCents: 12_000_000,
      categoryId: category?.id,
      stock,
    })
    const admin = await this.signIn('superadmin@chonoi.test')
    await this.call(admin, 'PUT', `/products/${product.id}/approve`, { approved: true })
    return product
  }

  /** Creates an order of one cheap product, paid from the wallet. */
  async placedOrder(customer: SignedIn, product?: Pick<Product, 'id'>): Promise<Order> {
    const [cheap] = product ? [product] : await this.products('inStock=true&sortBy=price&sortOrder=asc&limit=1')
    const cart = await this.addToCart(customer, { id: cheap?.id ?? '' })
    const { data: addresses } = await this.call<{ data: Address[] }>(customer, 'GET', '/addresses')
    const group = await this.call<OrderGroup>(customer, 'POST', '/orders', {
      addressId: addresses[0]?.id,
      paymentMethod: 'WALLET',
      expectedTotalInCents: cart.totalInCents,
    })
    const [order] = group.orders
    if (!order) throw new Error('The checkout made no order.')
    return order
  }

  order(who: SignedIn, id: string): Promise<Order> {
    return this.call<Order>(who, 'GET', `/orders/${id}`)
  }

  async #grant(path: string, body: object): Promise<SignedIn> {
    const csrf = randomBytes(32).toString('hex')
    const answer = await this.call<SessionGrant>({ token: '', refreshToken: '', csrf, userId: '' }, 'POST', path, body)
    return { token: answer.accessToken, refreshToken: answer.refreshToken, csrf, userId: answer.user.id }
  }
}
