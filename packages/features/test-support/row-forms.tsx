import { type ApiClient, unwrap } from '@chonoi/api-client'
import type { Namespace } from '@chonoi/i18n'
import type { ReactNode } from 'react'
import AddressDialog from '../src/addresses/address-dialog.tsx'
import { ProfileForm } from '../src/account/profile-form.tsx'
import { EditCampaignScreen } from '../src/campaigns/campaign-editor-screen.tsx'
import CouponDialog from '../src/coupons/coupon-dialog.tsx'
import GatewayDialog from '../src/gateways/gateway-dialog.tsx'
import AuthorDialog from '../src/news-authors/author-dialog.tsx'
import CategoryDialog from '../src/news-management/category-dialog.tsx'
import { PlatformSettingsScreen } from '../src/platform-settings/platform-settings-screen.tsx'
import ProductCategoryDialog from '../src/product-categories/product-category-dialog.tsx'
import { EditProductScreen } from '../src/products/edit-product-screen.tsx'
import CarrierDialog from '../src/remittances/carrier-dialog.tsx'
import ReviewFormDialog from '../src/reviews/review-form-dialog.tsx'
import { ShopSettingsScreen } from '../src/seller/shop-settings-screen.tsx'
import SeriesDialog from '../src/series/series-dialog.tsx'
import { TenantSettingsScreen } from '../src/tenant/tenant-settings-screen.tsx'
import UserFormDialog from '../src/users/user-form-dialog.tsx'
import AutomatedWithdrawalDialog from '../src/withdrawals/automated-withdrawal-dialog.tsx'
import type { DemoAccount } from '../testing/alive/alive-parameters.ts'

/** A form that edits a stored row of its own. */
export interface ArrangedForm {
  form: ReactNode
  /** Somebody else changes the field that the test types into. */
  changeSame: (text: string) => Promise<unknown>
  /** Somebody else changes another field, to `other`. */
  changeOther: () => Promise<unknown>
  other: string
  /** The stored texts of both fields. */
  stored: () => Promise<{ same: string | null | undefined; other: string | null | undefined }>
}

export interface RowForm {
  name: string
  as: DemoAccount
  words: readonly Namespace[]
  /** The label of the field that the test types into, and of the button that saves. */
  field: RegExp
  save: RegExp
  /** `n` is another for each test. */
  arrange: (api: ApiClient, n: number) => Promise<ArrangedForm>
}

const close = () => {}
const at = (id: string) => ({ params: { path: { id } } })
const save = /^Save( changes)?$/

function first<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (row === undefined) throw new Error('The demo has no such row.')
  return row
}

/** Every form of a stored row whose texts can be typed; the test gives each the same treatment. */
export const rowForms: readonly RowForm[] = [
  {
    ...{ name: 'profile', as: 'customer@chonoi.test', words: ['account', 'forms'], field: /^First name/, save },
    async arrange(api, n) {
      const other = `Theirs ${n}`
      const read = () => unwrap(api.GET('/auth/me'))
      return {
        form: <ProfileForm user={await read()} />,
        changeSame: (firstName) => unwrap(api.PUT('/auth/profile', { body: { firstName } })),
        other,
        changeOther: () => unwrap(api.PUT('/auth/profile', { body: { lastName: other } })),
        stored: () => read().then(({ firstName, lastName }) => ({ same: firstName, other: lastName })),
      }
    },
  },
  {
    ...{ name: 'address', as: 'customer@chonoi.test', words: ['addresses', 'forms'], field: /^Recipient/ },
    save: /^Save/,
    async arrange(api, n) {
      const other = `Theirs ${n}`
      const { data } = await unwrap(api.GET('/addresses'))
      const address = first(data.filter(({ wardCode }) => wardCode))
      const read = async () => first((await unwrap(api.GET('/addresses'))).data.filter(({ id }) => id === address.id))
      return {
        form: <AddressDialog address={await read()} onClose={close} onSaved={close} />,
        changeSame: (fullName) => unwrap(api.PUT('/addresses/{id}', { ...at(address.id), body: { fullName } })),
        other,
        changeOther: () => unwrap(api.PUT('/addresses/{id}', { ...at(address.id), body: { line1: other } })),
        stored: () => read().then(({ fullName, line1 }) => ({ same: fullName, other: line1 })),
      }
    },
  },
  {
    ...{ name: 'coupon', as: 'admin@chonoi.test', words: ['coupons', 'forms', 'products'], field: /^Description/ },
    save,
    async arrange(api, n) {
      const other = `THEIRS${n}`
      const coupon = await unwrap(
        api.POST('/coupons', {
          body: {
            ...{ code: `FORM${n}`, discountType: 'PERCENTAGE', discountValue: 10 },
            validUntil: '2099-01-01T00:00:00.000Z',
          },
        }),
      )
      const read = () => unwrap(api.GET('/coupons/{id}', at(coupon.id)))
      return {
        form: <CouponDialog task={{ kind: 'edit', coupon }} onClose={close} />,
        changeSame: (description) => unwrap(api.PUT('/coupons/{id}', { ...at(coupon.id), body: { description } })),
        other,
        changeOther: () => unwrap(api.PUT('/coupons/{id}', { ...at(coupon.id), body: { code: other } })),
        stored: () => read().then(({ description, code }) => ({ same: description, other: code })),
      }
    },
  },
  {
    ...{
      name: 'campaign',
      as: 'superadmin@chonoi.test',
      words: ['campaigns', 'forms', 'roles'],
      field: /^Subject/,
      save,
    },
    async arrange(api, n) {
      const other = `Theirs ${n}`
      const { id } = await unwrap(
        api.POST('/notification-campaigns', {
          body: { name: `Form ${n}`, subject: 'Hello', content: 'Ten percent off', channel: 'IN_APP' },
        }),
      )
      const read = () => unwrap(api.GET('/notification-campaigns/{id}', at(id)))
      return {
        form: <EditCampaignScreen campaignId={id} />,
        changeSame: (subject) => unwrap(api.PUT('/notification-campaigns/{id}', { ...at(id), body: { subject } })),
        other,
        changeOther: () => unwrap(api.PUT('/notification-campaigns/{id}', { ...at(id), body: { content: other } })),
        stored: () => read().then(({ subject, content }) => ({ same: subject, other: content })),
      }
    },
  },
  {
    ...{
      name: 'news category',
      as: 'admin@chonoi.test',
      words: ['newsManagement', 'forms'],
      field: /^Description/,
      save,
    },
    async arrange(api, n) {
      const other = `Theirs ${n}`
      const body = { name: `Form ${n}`, slug: `form-${n}` }
      const category = await unwrap(api.POST('/news/categories', { body }))
      const read = () => unwrap(api.GET('/news/categories/{id}', at(category.id)))
      return {
        form: <CategoryDialog category={category} categories={[category]} onClose={close} />,
        changeSame: (description) =>
          unwrap(api.PUT('/news/categories/{id}', { ...at(category.id), body: { description } })),
        other,
        changeOther: () => unwrap(api.PUT('/news/categories/{id}', { ...at(category.id), body: { name: other } })),
        stored: () => read().then(({ description, name }) => ({ same: description, other: name })),
      }
    },
  },
  {
    ...{ name: 'product category', as: 'admin@chonoi.test', words: ['productCategories', 'forms'] },
    ...{ field: /^Description/, save },
    async arrange(api, n) {
      const other = `Theirs ${n}`
      const body = { name: `Form ${n}`, slug: `form-${n}` }
      const category = await unwrap(api.POST('/categories', { body }))
      const read = () => unwrap(api.GET('/categories/{id}', at(category.id)))
      return {
        form: <ProductCategoryDialog category={category} categories={[category]} onClose={close} />,
        changeSame: (description) => unwrap(api.PUT('/categories/{id}', { ...at(category.id), body: { description } })),
        other,
        changeOther: () => unwrap(api.PUT('/categories/{id}', { ...at(category.id), body: { name: other } })),
        stored: () => read().then(({ description, name }) => ({ same: description, other: name })),
      }
    },
  },
  {
    ...{ name: 'author', as: 'admin@chonoi.test', words: ['newsAuthors', 'forms'], field: /^Biography/, save },
    async arrange(api, n) {
      const other = `Theirs ${n}`
      const author = await unwrap(api.POST('/news/authors', { body: { displayName: `Form ${n}`, slug: `form-${n}` } }))
      const read = () => unwrap(api.GET('/news/authors/{id}', at(author.id)))
      return {
        form: <AuthorDialog author={author} onClose={close} />,
        changeSame: (bio) => unwrap(api.PUT('/news/authors/{id}', { ...at(author.id), body: { bio } })),
        other,
        changeOther: () => unwrap(api.PUT('/news/authors/{id}', { ...at(author.id), body: { displayName: other } })),
        stored: () => read().then(({ bio, displayName }) => ({ same: bio, other: displayName })),
      }
    },
  },
  {
    ...{ name: 'carrier', as: 'admin@chonoi.test', words: ['remittances', 'forms'], field: /^Name/, save },
    async arrange(api, n) {
      const other = `THEIRS_${n}`
      const carrier = await unwrap(api.POST('/admin/carriers', { body: { name: `Form ${n}`, code: `FORM_${n}` } }))
      const read = async () =>
        first((await unwrap(api.GET('/admin/carriers'))).data.filter(({ id }) => id === carrier.id))
      return {
        form: <CarrierDialog carrier={carrier} onClose={close} />,
        changeSame: (name) => unwrap(api.PATCH('/admin/carriers/{id}', { ...at(carrier.id), body: { name } })),
        other,
        changeOther: () => unwrap(api.PATCH('/admin/carriers/{id}', { ...at(carrier.id), body: { code: other } })),
        stored: () => read().then(({ name, code }) => ({ same: name, other: code })),
      }
    },
  },
  {
    ...{ name: 'series', as: 'admin@chonoi.test', words: ['series', 'forms'], field: /^Description/, save },
    async arrange(api, n) {
      const other = `Theirs ${n}`
      const series = await unwrap(api.POST('/news/series', { body: { title: `Form ${n}`, slug: `form-${n}` } }))
      const read = () => unwrap(api.GET('/news/series/{id}', at(series.id)))
      return {
        form: <SeriesDialog series={series} onClose={close} />,
        changeSame: (description) => unwrap(api.PUT('/news/series/{id}', { ...at(series.id), body: { description } })),
        other,
        changeOther: () => unwrap(api.PUT('/news/series/{id}', { ...at(series.id), body: { title: other } })),
        stored: () => read().then(({ description, title }) => ({ same: description, other: title })),
      }
    },
  },
  {
    ...{ name: 'review', as: 'customer@chonoi.test', words: ['reviews', 'forms'], field: /^Your review/, save },
    async arrange(api, n) {
      const other = `Theirs ${n}`
      const { data: goods } = await unwrap(api.GET('/products', { params: { query: { limit: 50 } } }))
      const comment = 'The glaze is even and the bowls are light.'
      for (const product of goods) {
        const { data: review } = await api.POST('/reviews', { body: { productId: product.id, rating: 4, comment } })
        if (!review) continue
        const read = () => unwrap(api.GET('/reviews/{id}', at(review.id)))
        return {
          form: <ReviewFormDialog product={product} review={review} onClose={close} />,
          changeSame: (text) => unwrap(api.PATCH('/reviews/{id}', { ...at(review.id), body: { comment: text } })),
          other,
          changeOther: () => unwrap(api.PATCH('/reviews/{id}', { ...at(review.id), body: { title: other } })),
          stored: () => read().then((one) => ({ same: one.comment, other: one.title })),
        }
      }
      throw new Error('The customer has reviewed everything.')
    },
  },
  {
    ...{
      name: 'gateway',
      as: 'superadmin@chonoi.test',
      words: ['gateways', 'forms'],
      field: /^Description/,
      save: /^Update/,
    },
    async arrange(api, n) {
      const other = `Theirs ${n}`
      const { data } = await unwrap(api.GET('/admin/gateway-config', { params: { query: { limit: 1 } } }))
      const gateway = first(data)
      const read = () => unwrap(api.GET('/admin/gateway-config/{id}', at(gateway.id)))
      return {
        form: <GatewayDialog owner="platform" gateway={gateway} notificationUrls={[]} onClose={close} />,
        changeSame: (description) =>
          unwrap(api.PUT('/admin/gateway-config/{id}', { ...at(gateway.id), body: { description } })),
        other,
        changeOther: () =>
          unwrap(api.PUT('/admin/gateway-config/{id}', { ...at(gateway.id), body: { displayName: other } })),
        stored: () => read().then(({ description, displayName }) => ({ same: description, other: displayName })),
      }
    },
  },
  {
    ...{ name: 'automated withdrawal', as: 'seller@chonoi.test', words: ['withdrawals', 'wallet', 'forms'] },
    ...{ field: /^Name/, save },
    async arrange(api, n) {
      const other = 'DAILY'
      const accountNumber = `10${String(n).padStart(8, '0')}`
      const account = await unwrap(
        api.POST('/bank-accounts', { body: { bankBin: '970436', accountNumber, accountHolder: 'LE THI SONG' } }),
      )
      const config = await unwrap(
        api.POST('/automated-withdrawals/config', {
          body: {
            ...{ name: `Form ${n}`, source: 'WALLET', minimumBalanceInCents: 100_000_000, frequency: 'WEEKLY' },
            bankAccountId: account.id,
          },
        }),
      )
      const terms = await unwrap(api.GET('/withdrawals/terms'))
      const list = () => unwrap(api.GET('/automated-withdrawals/config', { params: { query: { limit: 100 } } }))
      const path = '/automated-withdrawals/config/{id}'
      return {
        form: (
          <AutomatedWithdrawalDialog {...{ source: 'WALLET', terms, accounts: [account], config }} onClose={close} />
        ),
        changeSame: (name) => unwrap(api.PUT(path, { ...at(config.id), body: { name } })),
        other,
        changeOther: () => unwrap(api.PUT(path, { ...at(config.id), body: { frequency: other } })),
        stored: async () => {
          const stored = first((await list()).data.filter(({ id }) => id === config.id))
          return { same: stored.name, other: stored.frequency }
        },
      }
    },
  },
  {
    ...{ name: 'user', as: 'admin@chonoi.test', words: ['users', 'forms'], field: /^First name/, save },
    async arrange(api, n) {
      const other = `Theirs ${n}`
      const body = { email: `form-${n}@chonoi.test`, role: 'CUSTOMER', passwordLink: true } as const
      const user = await unwrap(api.POST('/users', { body: { ...body, firstName: 'Hai', lastName: 'Trần' } }))
      const read = () => unwrap(api.GET('/users/{id}', at(user.id)))
      return {
        form: <UserFormDialog user={user} onClose={close} />,
        changeSame: (firstName) => unwrap(api.PUT('/users/{id}', { ...at(user.id), body: { firstName } })),
        other,
        changeOther: () => unwrap(api.PUT('/users/{id}', { ...at(user.id), body: { lastName: other } })),
        stored: () => read().then(({ firstName, lastName }) => ({ same: firstName, other: lastName })),
      }
    },
  },
  {
    ...{
      name: 'shop settings',
      as: 'seller@chonoi.test',
      words: ['seller', 'shops', 'forms'],
      field: /^Returns/,
      save,
    },
    async arrange(api, n) {
      const other = `Theirs ${n}`
      const read = () => unwrap(api.GET('/auth/shop/settings'))
      return {
        form: <ShopSettingsScreen />,
        changeSame: (returnPolicy) => unwrap(api.PUT('/auth/shop/settings', { body: { returnPolicy } })),
        other,
        changeOther: () => unwrap(api.PUT('/auth/shop/settings', { body: { shippingPolicy: other } })),
        stored: () => read().then((one) => ({ same: one.returnPolicy, other: one.shippingPolicy })),
      }
    },
  },
  {
    ...{
      name: 'tenant settings',
      as: 'shopadmin@chonoi.test',
      words: ['tenant', 'forms'],
      field: /^Description/,
      save,
    },
    async arrange(api, n) {
      const other = `Theirs ${n}`
      const read = () => unwrap(api.GET('/auth/tenant/settings'))
      return {
        form: <TenantSettingsScreen />,
        changeSame: (description) => unwrap(api.PUT('/auth/tenant/settings', { body: { description } })),
        other,
        changeOther: () => unwrap(api.PUT('/auth/tenant/settings', { body: { city: other } })),
        stored: () => read().then(({ description, city }) => ({ same: description, other: city })),
      }
    },
  },
  {
    ...{ name: 'platform settings', as: 'superadmin@chonoi.test', words: ['platformSettings', 'forms'] },
    ...{ field: /^Platform description/, save },
    async arrange(api, n) {
      const other = `Theirs ${n}`
      const read = () => unwrap(api.GET('/admin/platform/settings'))
      return {
        form: <PlatformSettingsScreen />,
        changeSame: (text) => unwrap(api.PUT('/admin/platform/settings', { body: { platformDescription: text } })),
        other,
        changeOther: () => unwrap(api.PUT('/admin/platform/settings', { body: { platformName: other } })),
        stored: () => read().then((one) => ({ same: one.platformDescription, other: one.platformName })),
      }
    },
  },
  {
    ...{ name: 'product', as: 'seller@chonoi.test', words: ['productManagement', 'catalog', 'downloads', 'forms'] },
    ...{ field: /^Description/, save },
    async arrange(api, n) {
      const other = String(8_000_000 + n * 100)
      const query = { status: 'APPROVED', limit: 1 } as const
      const { id } = first((await unwrap(api.GET('/products/management/all', { params: { query } }))).data)
      const read = () => unwrap(api.GET('/managed-products/{id}', at(id)))
      return {
        form: <EditProductScreen audience="seller" productId={id} />,
        changeSame: (description) => unwrap(api.PUT('/products/{id}', { ...at(id), body: { description } })),
        other,
        changeOther: () => unwrap(api.PUT('/products/{id}', { ...at(id), body: { priceInCents: Number(other) } })),
        stored: () =>
          read().then(({ description, priceInCents }) => ({ same: description, other: String(priceInCents) })),
      }
    },
  },
]
