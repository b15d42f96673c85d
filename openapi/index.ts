/** Readable names for what the contract promises. The source is openapi/; `npm run contract` makes generated/. */
import type { components, operations, paths } from './generated/types.ts'

export type { components, operations, paths }

type Schemas = components['schemas']

export type OperationId = keyof operations

/** The query parameters of an operation, as the client sends them. */
export type QueryOf<Id extends OperationId> = NonNullable<operations[Id]['parameters']['query']>

/** The path parameters of an operation. */
export type PathOf<Id extends OperationId> = operations[Id]['parameters'] extends { path: infer Path } ? Path : never

/** The body that an operation takes: JSON, or the fields of a form when it takes a file. */
export type BodyOf<Id extends OperationId> = operations[Id] extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : operations[Id] extends { requestBody?: { content: infer Content } }
    ? Content[keyof Content] | undefined
    : never

type SuccessStatus = 200 | 201 | 202 | 204

/** The JSON answer of an operation when it succeeds. */
export type AnswerOf<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses'] & SuccessStatus]: operations[Id]['responses'][Status] extends {
    content: { 'application/json': infer Body }
  }
    ? Body
    : undefined
}[keyof operations[Id]['responses'] & SuccessStatus]

/** A schema of the contract by its name. */
export type SchemaOf<Name extends keyof Schemas> = Schemas[Name]

export type ProblemCode = Schemas['ProblemCode']
export type Problem = Schemas['Problem']
export type FieldProblem = Schemas['FieldProblem']

export type Role = Schemas['Role']
export type Language = Schemas['Language']
export type Pagination = Schemas['Pagination']
export type Success = Schemas['Success']
export type PersonName = Schemas['PersonName']
export type Person = Schemas['Person']
export type TenantSummary = Schemas['TenantSummary']
export type Affected = Schemas['Affected']

export type MembershipStatus = Schemas['MembershipStatus']
export type TenantMembership = Schemas['TenantMembership']
export type AuthUser = Schemas['AuthUser']
export type SessionGrant = Schemas['SessionGrant']
export type LoginResult = Schemas['LoginResult']
export type RefreshResult = Schemas['RefreshResult']
export type MembershipSummary = Schemas['MembershipSummary']

export type User = Schemas['User']

export type Address = Schemas['Address']
export type AddressList = Schemas['AddressList']

export type Province = Schemas['Province']
export type ProvinceList = Schemas['ProvinceList']
export type Ward = Schemas['Ward']
export type WardList = Schemas['WardList']

export type Category = Schemas['Category']
export type CategorySummary = Schemas['CategorySummary']
export type CategoryList = Schemas['CategoryList']

export type ProductCondition = Schemas['ProductCondition']
export type ProductStatus = Schemas['ProductStatus']
export type VariantOptions = Schemas['VariantOptions']
export type ProductVariant = Schemas['ProductVariant']
export type Product = Schemas['Product']
export type ProductSummary = Schemas['ProductSummary']
export type ProductList = Schemas['ProductList']
export type FeaturedProducts = Schemas['FeaturedProducts']
export type ProductStats = Schemas['ProductStats']

export type ProductImage = Schemas['ProductImage']
export type ProductImageList = Schemas['ProductImageList']

export type ProductFacets = Schemas['ProductFacets']
export type NamedFacet = Schemas['NamedFacet']
export type ConditionFacet = Schemas['ConditionFacet']

export type ProductBulkUpdates = Schemas['ProductBulkUpdates']
export type StockMovementType = Schemas['StockMovementType']

export type ContactReceipt = Schemas['ContactReceipt']
export type ContactTopic = Schemas['ContactTopic']
export type ReviewStatus = Schemas['ReviewStatus']
export type Review = Schemas['Review']
export type ReviewedProduct = Schemas['ReviewedProduct']
export type ReviewList = Schemas['ReviewList']
export type RatingDistribution = Schemas['RatingDistribution']
export type ProductReviewStats = Schemas['ProductReviewStats']
export type ReviewAnalytics = Schemas['ReviewAnalytics']
export type ReviewTrendDay = Schemas['ReviewTrendDay']

export type CartItem = Schemas['CartItem']
export type Cart = Schemas['Cart']
export type CartCoupon = Schemas['CartCoupon']
export type CartSummary = Schemas['CartSummary']
export type MergedCart = Schemas['MergedCart']
export type SkippedCartLine = Schemas['SkippedCartLine']

export type GuestCartLine = Schemas['GuestCartLine']

export type CouponVerdict = Schemas['CouponVerdict']

export type OrderStatus = Schemas['OrderStatus']
export type OrderPaymentStatus = Schemas['OrderPaymentStatus']
export type OrderPaymentMethod = Schemas['OrderPaymentMethod']
export type OrderLine = Schemas['OrderLine']
export type ShippingAddress = Schemas['ShippingAddress']
export type OrderEvent = Schemas['OrderEvent']
export type OrderSummary = Schemas['OrderSummary']
export type Order = Schemas['Order']
export type OrderGroup = Schemas['OrderGroup']
export type OrderList = Schemas['OrderList']

export type OrderItem = Schemas['OrderItem']
export type OrderItemList = Schemas['OrderItemList']
export type OrderItemsOfOrder = Schemas['OrderItemsOfOrder']
export type OrderItemStatistics = Schemas['OrderItemStatistics']
export type SoldProduct = Schemas['SoldProduct']

export type TransactionType = Schemas['TransactionType']
export type TransactionStatus = Schemas['TransactionStatus']
export type PaymentMethod = Schemas['PaymentMethod']
export type TransactionReferenceType = Schemas['TransactionReferenceType']
export type Transaction = Schemas['Transaction']
export type TransactionList = Schemas['TransactionList']
export type WalletBalance = Schemas['WalletBalance']
export type WalletStats = Schemas['WalletStats']
export type ShopBalance = Schemas['ShopBalance']

export type DepositStatus = Schemas['DepositStatus']
export type DepositPaymentMethod = Schemas['DepositPaymentMethod']
export type Deposit = Schemas['Deposit']
export type DepositPage = Schemas['DepositPage']
export type ManualDepositList = Schemas['ManualDepositList']
export type DepositStats = Schemas['DepositStats']
export type UploadedProof = Schemas['UploadedProof']
export type DepositInstructions = Schemas['DepositInstructions']

export type PublicTenant = Schemas['PublicTenant']
export type PublicTenantFigures = Schemas['PublicTenantFigures']
export type PublicTenantProfile = Schemas['PublicTenantProfile']
export type PublicTenantPage = Schemas['PublicTenantPage']
export type PublicTenantStats = Schemas['PublicTenantStats']
export type TenantBranding = Schemas['TenantBranding']

export type NotificationType = Schemas['NotificationType']
export type Notification = Schemas['Notification']
export type NotificationList = Schemas['NotificationList']
export type UnreadCount = Schemas['UnreadCount']
export type NotificationPreferences = Schemas['NotificationPreferences']

export type PublicPlatformSettings = Schemas['PublicPlatformSettings']

export type DashboardAnswer = Schemas['DashboardAnswer']
export type DashboardStats = Schemas['DashboardStats']
export type ActivityKind = Schemas['ActivityKind']
export type Activity = Schemas['Activity']
export type DashboardGrowth = Schemas['DashboardGrowth']
export type GrowthFigure = Schemas['GrowthFigure']
export type DashboardDay = Schemas['DashboardDay']

export type UploadedImage = Schemas['UploadedImage']

export type Health = Schemas['Health']
