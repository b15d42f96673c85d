import type { BodyOf, OperationId } from '@chonoi/contract'
import type { Rows } from '../permissions/rows.ts'

/** Operations that change a row which carries a version. A body of any names at all has none. */
export type VersionedOperation = {
  [Id in OperationId]: string extends keyof BodyOf<Id> ? never : 'version' extends keyof BodyOf<Id> ? Id : never
}[OperationId]

type Edit<Id extends VersionedOperation> = (n: number, rows: Rows) => Omit<BodyOf<Id>, 'version'>

/** Two edits of one row that share no field, as two people make them; another `n` gives other values. */
export interface Edits<Id extends VersionedOperation> {
  one: Edit<Id>
  other: Edit<Id>
  /** Fields of the row that the other edit changes. Default: those that it sends. */
  changed?: readonly string[]
}

const gateway = {
  one: (n: number) => ({ description: `Ví của người Việt ${n}` }),
  other: (n: number) => ({ displayName: `MoMo của chợ ${n}` }),
}
const person = { one: (n: number) => ({ phone: `091234567${n}` }), other: (n: number) => ({ firstName: `Mười ${n}` }) }

const bothVariants = (name: string, { product, spareVariant }: Rows) => ({
  variants: [
    { id: product.variantId, name, priceInCents: 8_000_000, isDefault: true },
    { id: spareVariant, name: 'Cỡ nhỏ', priceInCents: 7_000_000 },
  ],
})

/** Edits of every operation that takes a version. A missing one doesn't compile. */
export const edits: { readonly [Id in VersionedOperation]: Edits<Id> } = {
  updateProfile: person,
  updateUser: person,
  updateAddress: { one: (n) => ({ line1: `${n} Bến Ninh Kiều` }), other: (n) => ({ fullName: `Út Mười ${n}` }) },
  updateTenantBranding: {
    one: (n, { upload }) => ({ logoUrl: n % 2 === 0 ? null : upload }),
    other: (n) => ({ primaryColor: `#0f766${n}` }),
  },
  updateCategory: { one: (n) => ({ description: `Đồ đất ${n}` }), other: (n) => ({ nameEn: `Stoneware ${n}` }) },
  updateProduct: { one: (n) => ({ tags: [`men lam ${n}`] }), other: (n) => ({ slug: `bat-men-lam-${n}` }) },
  updateProductVariant: {
    one: (n) => ({ priceInCents: 8_000_000 + n * 100 }),
    other: (n) => ({ name: `Cỡ lớn ${n}` }),
    changed: ['variants'],
  },
  setProductVariants: {
    one: (n, rows) => bothVariants(`Cỡ vừa ${n}`, rows),
    other: (n, rows) => bothVariants(`Cỡ lớn ${n}`, rows),
  },
  updateReview: {
    one: (n) => ({ title: `Men đẹp ${n}` }),
    other: (n) => ({ comment: `Bát nhẹ tay và men rất đều, mua lần thứ ${n}.` }),
  },
  updateCoupon: { one: (n) => ({ perUserLimit: n }), other: (n) => ({ description: `Cho khách quen ${n}` }) },
  updateNewsCategory: {
    one: (n) => ({ description: `Chuyện trên sông ${n}` }),
    other: (n) => ({ name: `Chuyện chợ ${n}` }),
  },
  updateAuthor: { one: (n) => ({ bio: `Viết về chợ nổi ${n}.` }), other: (n) => ({ displayName: `Lê Thị Sông ${n}` }) },
  updateSeries: { one: (n) => ({ description: `Mười ${n} kỳ` }), other: (n) => ({ title: `Một năm trên sông ${n}` }) },
  updatePaymentGatewayConfig: gateway,
  updateGatewayConfig: gateway,
  updateAutomatedWithdrawalConfig: {
    one: (n) => ({ keptInCents: 5_000_000 + n * 100 }),
    other: (n) => ({ name: `Rút mỗi tháng ${n}` }),
  },
  updateCarrier: { one: (n) => ({ name: `Giao Nhanh ${n}` }), other: (n) => ({ code: `GIAO_NHANH_${n}` }) },
  updateCampaign: { one: (n) => ({ content: `Giảm ${n}% mọi món.` }), other: (n) => ({ subject: `Chào xuân ${n}` }) },
}
