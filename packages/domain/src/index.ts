/** The marketplace's rules, pure: they run in the server and in every screen. */
export { type DecisionCode, decisionCodes } from './decision/decision-codes.ts'
export { allow, type Decision, refuse } from './decision/decision.ts'
export { deliveryEstimate, type DeliveryEstimate } from './orders/delivery-estimate.ts'
export {
  noShippingFee,
  provinceFee,
  type ProvinceFee,
  type ShippedLine,
  type Shipping,
  shippingOf,
  type ShippingTerms,
} from './orders/shipping-fee.ts'
export {
  basisPointsFromPercent,
  shareOf,
  splitCommission,
  standardCommission,
  wholeInBasisPoints,
} from './money/basis-points.ts'
export {
  addMoney,
  type Cents,
  centsFromVnd,
  centsPerVnd,
  exactCents,
  isStorableAmount,
  isWholeVnd,
  maxCents,
  multiplyMoney,
  subtractMoney,
  vndFromCents,
} from './money/cents.ts'
export {
  type InvitableRole,
  invitableRoles,
  invitationDays,
  type InvitationStatus,
  invitationStatuses,
  invitationStatusAt,
  mayAnswerInvitation,
  mayJoinAs,
  mayResendInvitation,
} from './invitations/invitation.ts'
export { provinceOfCity } from './places/province-of-city.ts'
export {
  type FormerOwnerRole,
  formerOwnerRoles,
  type HandoverFacts,
  type HandoverForm,
  type HandoverMember,
  handoverDays,
  type HandoverStatus,
  handoverValidator,
  mayCloseHandover,
  mayHandOver,
  mayTakeOver,
  runsHandover,
} from './shop-handovers/shop-handover.ts'
export { type InvitationForm, invitationMessageLength, validateInvitationForm } from './validation/invitation-form.ts'
export {
  type TenantBrandingForm,
  tenantDescriptionLength,
  type TenantSettingsForm,
  validateTenantBranding,
  validateTenantSettings,
} from './validation/tenant-settings-form.ts'
export {
  type CampaignAction,
  campaignActions,
  type CampaignChannel,
  campaignChannels,
  campaignMoves,
  type CampaignStatus,
  campaignStatuses,
  mayDeleteCampaign,
  mayEditCampaign,
  mayRunCampaignAction,
  offeredCampaignActions,
} from './campaigns/campaign.ts'
export { paragraphsOf, personalText } from './campaigns/personal-text.ts'
export {
  campaignContentLength,
  type CampaignForm,
  campaignNameLength,
  campaignRate,
  campaignSubjectLength,
  validateCampaignForm,
} from './validation/campaign-form.ts'
export { analyticsDays, type AnalyticsDays, maxAnalyticsDays } from './tenants/analytics-days.ts'
export {
  dataExportDays,
  type DataExportForm,
  type DataExportFormat,
  dataExportFormats,
  type DataExportStatus,
  dataExportStatuses,
  type DataExportType,
  dataExportTypes,
  mayDownloadExport,
  validateDataExport,
} from './data-exports/data-export.ts'
export {
  mayAskForPersonalExport,
  nextPersonalExportAt,
  type PersonalDataKind,
  personalDataKinds,
  personalExportHours,
} from './data-exports/personal-export.ts'
export {
  documentDeletedOn,
  identityDocumentDays,
  mayBecome,
  mayOpenDocument,
  mayOpenShopFor,
  mayReviewVerification,
  mayShareTaxCode,
  maySubmitVerification,
  type SellerKind,
  sellerKinds,
  type SellerStanding,
  type SellerVerificationStatus,
  sellerVerificationStatuses,
  unsentDocumentHours,
} from './seller-verifications/seller-verification.ts'
export { isTaxCode, plainTaxCode } from './seller-verifications/tax-code.ts'
export {
  rejectionLength,
  type SellerVerificationForm,
  validateRejection,
  validateSellerVerification,
} from './validation/seller-verification-form.ts'
export { type CurrencySetting, vnd } from './money/currency.ts'
export { amountInEnglish, amountInVietnamese } from './money/amount-in-words.ts'
export { parseVnd, parseWholeNumber } from './money/parse-amount.ts'
export { allocateMoney, splitMoney } from './money/split-money.ts'
export {
  type Actor,
  effectiveRole,
  isPlatformAdministrator,
  isSuperAdmin,
  isTenantAdministrator,
} from './access/actor.ts'
export { isCriticalGrant, mayGrantRole } from './access/grant-role.ts'
export { type ManagedAccount, mayManageUser, mayResetTwoFactor } from './access/manage-user.ts'
export { hasPermission, hasPermissionIn } from './access/has-permission.ts'
export { type NavigationEntry, showsNavigationEntry } from './access/navigation.ts'
export { coveredBy, type Permission, permissions } from './access/permissions.ts'
export { adminOnly, meetsRequirement, type Requirement } from './access/requirement.ts'
export { mayAccessResource, type OwnedResource } from './access/resource-access.ts'
export { roleHolds, rolePermissions } from './access/role-permissions.ts'
export { grantableRoles, isRole, type Role, roleRank, roles } from './access/roles.ts'
export {
  type AuthenticationState,
  guestRouteOutcome,
  protectedRouteOutcome,
  type ProtectedRouteOutcome,
} from './access/route-access.ts'
export {
  isSecondFactorDemanded,
  type TwoFactorDemand,
  twoFactorDemands,
  withoutStaffRoles,
} from './access/two-factor-demand.ts'
export { actsIn, owns } from './access/whose-row.ts'
export { mayCancelOrder } from './orders/cancel-order.ts'
export { mayConfirmReceipt } from './orders/confirm-receipt.ts'
export {
  type ComplaintDecision,
  complaintDecisions,
  type ComplaintStatus,
  complaintStatuses,
  mayComplain,
  mayDecideComplaint,
} from './orders/order-complaint.ts'
export {
  damagedValidator,
  maxReturnPictures,
  type ReturnForm,
  returnNoteLength,
  returnTextLength,
  returnValidator,
  validateReturnNote,
  validateReturnParcel,
} from './returns/return-forms.ts'
export { isFaultOfShop, type ReturnReason, returnReasons } from './returns/return-reasons.ts'
export { type ReturnableLine, type ReturnedLine, returnRefund } from './returns/return-refund.ts'
export {
  mayRequestReturn,
  mayStepReturn,
  returnableUntil,
  type ReturnFacts,
} from './returns/return-rules.ts'
export {
  isReturnOpen,
  returnDueAt,
  returnExpiry,
  type ReturnSide,
  type ReturnStatus,
  returnStatuses,
  type ReturnStepName,
  returnSteps,
} from './returns/return-status.ts'
export {
  mayChangeOrderNotification,
  mayRetryOrderNotification,
  orderMessageLength,
  orderMessageTypes,
  orderNotificationChannels,
  orderNotificationStatuses,
  validateOrderMessage,
} from './orders/order-notification.ts'
export {
  deliveryStatus,
  type DigitalDeliveryStatus,
  digitalDeliveryStatuses,
  mayDownload,
  mayMoveDelivery,
  type StoredDeliveryStatus,
} from './deliveries/digital-delivery.ts'
export { mayChangeOrderStatus, mayReportFailedDelivery, offeredOrderStatuses } from './orders/change-order-status.ts'
export { type OrderFacts, runsOrdersOf, waitsForRemittance } from './orders/order-facts.ts'
export {
  displayedPaymentStatus,
  type DisplayedPaymentStatus,
  displayedPaymentStatuses,
  isPaid,
  moneyPlace,
  type OrderPaymentStatus,
  orderPaymentStatuses,
  type PaymentStanding,
  paymentStanding,
  paymentWhenPlaced,
  wasPaid,
} from './orders/order-payment-status.ts'
export { type OrderAmounts, type OrderTotal, orderTotals } from './orders/order-totals.ts'
export { canChangeOrderItems, canSeeOrder } from './orders/read-order.ts'
export { hasTrackingCode, type ShippingCarrier, shippingCarriers } from './orders/shipping-carriers.ts'
export {
  canOrderMoveTo,
  milestonesReached,
  nextOrderStatuses,
  orderMilestones,
  type OrderStatus,
  orderStatuses,
} from './orders/order-status.ts'
export {
  type DepositFacts,
  depositTransferHours,
  mayCancelDeposit,
  mayEditDeposit,
  mayProcessDeposit,
  mayReportTransfer,
} from './deposits/deposit-rules.ts'
export {
  defaultDepositDecision,
  type DepositDecision,
  depositDecisions,
  depositSortColumns,
  type DepositStatus,
  depositStatuses,
} from './deposits/deposit-status.ts'
export {
  creditTooLarge,
  maxDailyCreditInCents,
  mayAdjustWallet,
  mayDecideAdjustment,
  needsSecondPerson,
  validateAdjustmentRefusal,
  type WalletAdjustmentStatus,
  walletAdjustmentStatuses,
  validateWalletAdjustment,
  type WalletAdjustmentForm,
  type WalletAdjustmentType,
  walletAdjustmentTypes,
} from './wallet/adjust-wallet.ts'
export {
  type InvoiceForm,
  type InvoiceItemForm,
  type InvoicePaymentForm,
  invoicePaymentValidator,
  validateInvoice,
  validateInvoiceEmail,
} from './invoices/invoice-form.ts'
export {
  type InvoiceFacts,
  mayAnnotateInvoice,
  mayDecideInvoice,
  mayEditInvoice,
  mayInvoiceOrder,
  mayPayInvoice,
  maySendInvoice,
} from './invoices/invoice-rules.ts'
export {
  type InvoiceDecision,
  invoiceDecisions,
  type InvoicePaymentMethod,
  invoicePaymentMethods,
  type InvoiceStatus,
  invoiceStatuses,
  isInvoiceOverdue,
  nextInvoiceStatuses,
  statusOfPayments,
} from './invoices/invoice-status.ts'
export { invoiceFileName } from './invoices/invoice-file-name.ts'
export { invoicePrintHours, type InvoicePrintStatus, invoicePrintStatuses } from './invoices/invoice-print.ts'
export { type InvoiceLine, invoiceLineTotal, invoiceTotals } from './invoices/invoice-totals.ts'
export { type Bank, banks, findBank, findBankByName } from './banks/banks.ts'
export {
  mayCancelWithdrawal,
  mayEditWithdrawal,
  mayProcessWithdrawal,
  mayOpenAccountsToShop,
  mayWithdrawFromShop,
  type WithdrawalDecision,
  withdrawalDecisions,
  type WithdrawalFacts,
} from './withdrawals/withdrawal-rules.ts'
export {
  type AutomatedWithdrawalForm,
  automatedWithdrawalValidator,
  bareAccountNumber,
  type BankAccountForm,
  type ProcessWithdrawalForm,
  validateBankAccount,
  validateProcessWithdrawal,
  validateTriggerReason,
  validateWithdrawalChange,
  type WithdrawalForm,
  type WithdrawalLimits,
  withdrawalValidator,
} from './validation/withdrawal-forms.ts'
export {
  type AutomatedAmount,
  automatedFrequencies,
  type AutomatedFrequency,
  type AutomatedPlan,
  nextAutomatedRun,
  planAutomatedWithdrawal,
  type SkipReason,
  skipReasons,
} from './withdrawals/automated-withdrawal.ts'
export { processingTime, type ProcessingTime } from './withdrawals/processing-time.ts'
export {
  isWithdrawalOpen,
  nextWithdrawalStatuses,
  withdrawalSortColumns,
  type WithdrawalSource,
  withdrawalSources,
  type WithdrawalStatus,
  withdrawalStatuses,
} from './withdrawals/withdrawal-status.ts'
export {
  actionToApproval,
  mayActOnTenant,
  type TenantAction,
  type TenantApprovalStatus,
  tenantApprovalStatuses,
  tenantChanges,
  type TenantFacts,
} from './tenants/tenant-approval.ts'
export { CsvReader, csvText } from './product-import/csv-file.ts'
export {
  type ImportColumn,
  importColumns,
  type ImportMapping,
  guessMapping,
  requiredImportColumns,
} from './product-import/import-columns.ts'
export {
  ImportCheck,
  importedRows,
  type ImportedProduct,
  type ImportedVariant,
  type ImportFacts,
  type ImportProblem,
  maxImportRows,
} from './product-import/check-import.ts'
export {
  checkedImportHours,
  mayStartImport,
  type ProductImportStatus,
  productImportStatuses,
} from './product-import/product-import.ts'
export {
  discountPercent,
  mayApproveProduct,
  mayFeatureProduct,
  mayReopenProduct,
  type ProductFacts,
} from './products/product-rules.ts'
export { mayBeUnfinished, missingForApproval, type UnfinishedProduct } from './products/product-approval.ts'
export { isStruckOutPrice, mayMoveProduct, maxProductImages, statusAfterChange } from './products/product-changes.ts'
export {
  fitsMovement,
  maxStock,
  lowStockThreshold,
  type StockMovementType,
  stockMovementTypes,
} from './products/stock.ts'
export {
  nextProductStatuses,
  type ProductCondition,
  productConditions,
  type ProductStatus,
  productStatuses,
} from './products/product-status.ts'
export { mixShops } from './products/mix-shops.ts'
export { actorOf } from './memberships/actor-of.ts'
export { currentTenantAfter, currentTenantAfterAdding, currentTenantAtLogin } from './memberships/current-tenant.ts'
export {
  type Membership,
  type MembershipStatus,
  membershipStatuses,
  selectableMemberships,
} from './memberships/membership.ts'
export { maySwitchTo, type SwitchOutcome, switchTenant, tenantSwitchRefused } from './memberships/switch-tenant.ts'
export { allocateCouponDiscount, couponDiscount } from './coupons/coupon-discount.ts'
export {
  type Coupon,
  type CouponDiscountType,
  couponDiscountTypes,
  couponDisplayStatus,
  type CouponDisplayStatus,
  daysUntilExpiry,
  type DiscountableLine,
  isCouponEndingSoon,
  isCouponExhausted,
  isCouponExpired,
} from './coupons/coupon.ts'
export { amountWhereCouponHolds, couponCovers, type CouponUse, mayUseCoupon } from './coupons/use-coupon.ts'
export { ratingText, type RatingText } from './reviews/rating-text.ts'
export { mayDeleteReview, mayEditReview, mayReviewProduct, reviewAnalyticsDays } from './reviews/review-rules.ts'
export { groupAccountNumber } from './payments/account-number.ts'
export {
  defaultVndPerUsd,
  gatewayCatalogue,
  gatewayDefaults,
  gatewayEntry,
  type GatewayEntry,
  type GatewayField,
  type GatewayName,
  gatewayNames,
} from './payments/gateway-catalogue.ts'
export {
  type GatewayConfig,
  gatewayConfigOf,
  keepMaskedSecrets,
  maskGatewayConfig,
  parseGatewayConfig,
} from './payments/gateway-config.ts'
export { reachesGatewayConfig } from './payments/gateway-rules.ts'
export {
  gatewayFee,
  type GatewayFeeType,
  gatewayFeeTypes,
  type GatewayState,
  gatewayState,
  type GatewayTerms,
} from './payments/gateway-terms.ts'
export {
  cashOnDeliveryLimits,
  type CashOrderLimits,
  type CashOrders,
  cashUnavailable,
  limitsUnavailable,
  owedFeesLimitInCents,
  ownGatewayUnavailable,
  passesCashLimits,
  type Payable,
  paymentUnavailabilities,
  type PaymentUnavailability,
  type ShopCheckout,
  walletUnavailable,
} from './payments/offered-methods.ts'
export { type PaymentFailure, paymentFailure, paymentFailures } from './payments/payment-failure.ts'
export { isReturnPath } from './payments/return-path.ts'
export {
  gatewayOf,
  isBankTransfer,
  labelledPaymentMethods,
  type PaymentMethod,
  paymentMethods,
  type PaymentProvider,
  providerOf,
} from './payments/payment-methods.ts'
export {
  mayCancelRemittance,
  mayConfirmRemittance,
  remittanceDifference,
  type RemittanceFacts,
  type RemittanceStatus,
  remittanceStatuses,
} from './remittances/remittance-rules.ts'
export {
  type CollectedOrder,
  isRemittable,
  type MatchedLine,
  matchRemittance,
  type RemittanceLine,
  type RemittanceMatch,
  remittanceMatches,
} from './remittances/match-remittance.ts'
export {
  checkRemittanceLine,
  maxRemittanceLines,
  readRemittanceFile,
  readWholeRemittanceFile,
} from './remittances/remittance-file.ts'
export {
  type CarrierForm,
  type RemittanceForm,
  validateCarrier,
  validateRemittance,
} from './remittances/remittance-forms.ts'
export {
  type CollectedMoney,
  collectorOf,
  type MoneyCollector,
  moneyCollectors,
  type MoneyRoute,
  moneyRouteOf,
  moneyRoutes,
  type OrderMoney,
  type RefundDestination,
} from './payments/money-routes.ts'
export {
  checkDestination,
  isOwedByShop,
  mayChangePaymentStatus,
  mayRefund,
  maySettleDoubleRefund,
  maySettleRefund,
  mayVerifyPayment,
  type PaymentFacts,
  refundDestinations,
} from './payments/payment-rules.ts'
export {
  canPaymentMoveTo,
  isCaptured,
  type PaymentStatus,
  paymentStatuses,
  statusAfterRefunds,
} from './payments/payment-status.ts'
export {
  type LedgerGateway,
  ledgerDebts,
  type MoneyGateway,
  moneyGateways,
  ledgerAccountPurpose,
  parseLedgerGateway,
  type PaymentReporter,
  paymentReporters,
} from './money/ledger-gateways.ts'
export { type RefundForm, validateRefund, validateResolution, validateSettlement } from './validation/payment-forms.ts'
export { refundShares, settlementShares, type SharedOrder } from './payments/refund-shares.ts'
export {
  type ChangePasswordForm,
  changePasswordValidator,
  type ForgotPasswordForm,
  type LoginForm,
  maxNameLength,
  type NewPasswordForm,
  newPasswordValidator,
  type ProfileForm,
  type RegisterForm,
  registerValidator,
  validateForgotPassword,
  validateLogin,
  validatePasswordAgain,
  validateSecondFactor,
  validatePasswordAndCode,
  validateTwoFactorReset,
  resetReasonLength,
  validateProfile,
} from './validation/account-forms.ts'
export { type TenantForm, validateTenant } from './validation/tenant-form.ts'
export { type NewUserForm, newUserValidator, type UserForm, validateUser } from './validation/user-form.ts'
export { type AddressForm, validateAddress } from './validation/address-form.ts'
export { type AmountLimits, checkAmount, defaultAmountLimits } from './validation/amount.ts'
export {
  type CancelOrderForm,
  type CheckoutForm,
  couponCodeLength,
  normalizeCouponCode,
  complaintLength,
  validateCancelOrder,
  validateComplaint,
  validateComplaintDecision,
  validateCheckout,
  validateCouponCode,
} from './validation/checkout-forms.ts'
export {
  type ManualDepositForm,
  manualDepositValidator,
  type ProcessDepositForm,
  validateProcessDeposit,
} from './validation/deposit-forms.ts'
export { type GatewayForm, gatewayLimits, validateGateway } from './validation/gateway-form.ts'
export {
  type DeliveryForm,
  deliveryLimits,
  type DigitalContentForm,
  validateDelivery,
  validateDigitalContent,
} from './validation/delivery-form.ts'
export { type ShipmentForm, shipmentValidator } from './validation/shipment-form.ts'
export { emailShape, isEmailShaped, normalizeEmail } from './validation/email.ts'
export {
  type Fault,
  type FieldProblem,
  type FieldProblemCode,
  fieldProblemCodes,
  fieldProblemParams,
  ruleProblemCodes,
  shapeProblemCodes,
  type Validator,
} from './validation/field-problem.ts'
export {
  type CommonPasswordCheck,
  passwordLength,
  passwordShape,
  sameAs,
  uncommonPassword,
} from './validation/password.ts'
export { type ProductEditorForm, validateProductDraft, validateProductEditor } from './validation/product-editor.ts'
export {
  combineOptions,
  maxProductVariants,
  maxProductOptions,
  optionsOf,
  partsOfNames,
  type ProductOption,
} from './products/product-options.ts'
export {
  checkPrices,
  checkStock,
  type ProductForm,
  productLimits,
  validateProduct,
  validateVariant,
  type VariantForm,
} from './validation/product-form.ts'
export {
  maxCashOrderLimit,
  maxOrderReleaseDays,
  maxReturnDays,
  platformDescriptionLength,
  platformNameLength,
  type PlatformSettingsForm,
  validatePlatformSettings,
} from './validation/platform-settings-form.ts'
export { type CouponForm, validateCouponCustomer, validateCouponForm } from './validation/coupon-form.ts'
export { type ContactForm, contactMessageLength, validateContact } from './validation/contact-form.ts'
export { standardSupportEmail, supportAddress } from './platform/support.ts'
export {
  isRating,
  type ReviewForm,
  reviewLimits,
  validateReview,
  validateReviewReply,
} from './validation/review-form.ts'
export { inOneLine, withoutTurns } from './text/one-line.ts'
export { checkSlug } from './validation/slug-field.ts'
export { atLeast, atMost, checkText, lengthOf, required, type TextRule } from './validation/text-rules.ts'
export { formatVietnamesePhone, normalizeVietnamesePhone, vietnamesePhone } from './validation/vietnamese-phone.ts'
export { checkToken, type TokenCheck } from './tokens/check-token.ts'
export {
  apiPrefix,
  clientVersion,
  csrfTokenBytes,
  maxRefreshAttempts,
  maxTokenLength,
  refreshLead,
  retryBaseDelay,
  retryDelay,
  rotationThreshold,
} from './tokens/token-constants.ts'
export { readTokenExpiry, refreshDelay, tokenLifePlan, type TokenLifePlan } from './tokens/token-life.ts'
export {
  type FetchErrorStatus,
  fetchErrorStatuses,
  type TokenProblem,
  type TokenProblemCode,
  tokenProblems,
} from './tokens/token-problem.ts'
export { searchSynonyms } from './search/search-synonyms.ts'
export { containsFolded, foldForSearch, foldVietnamese } from './text/fold-vietnamese.ts'
export { normalizePassword, normalizeText, withoutControls } from './text/normalize-text.ts'
export { markedText, searchText } from './text/search-text.ts'
export { isReservedSlug, isSlug, maxSlugLength, numberedSlug, slugFollowing, slugFrom } from './text/slug.ts'
export {
  acceptAll,
  consentBannerDelay,
  consentCategories,
  type ConsentCategory,
  consentChangedEvent,
  type ConsentChoice,
  consentRecord,
  type ConsentRecord,
  consentSaveTime,
  consentStorageKey,
  consentVersion,
  essentialOnly,
  optionalConsentCategories,
  parseConsent,
} from './cookies/consent.ts'
export { mayReopenModeration, type ModerationFacts } from './decision/reopening.ts'
export { maxBulkRows } from './lists/bulk-limit.ts'
export { listViewLimits, validateListView } from './lists/list-view.ts'
export { isPastEnd, lastPage } from './lists/last-page.ts'
export { defaultPageSize, shownRange } from './lists/shown-rows.ts'
export { missedSearch, missedSearchLength, shownMissesFrom } from './search/missed-search.ts'
export { addRecentSearch, maxRecentSearches, tidyRecentSearches } from './search/recent-searches.ts'
export {
  defaultSearchFilters,
  type SearchFilters,
  searchPath,
  withTags,
} from './search/search-state.ts'
export {
  type AccessibilitySettings,
  clampFontSize,
  clampVolume,
  defaultAccessibilitySettings,
} from './platform/accessibility-settings.ts'
export { businessHours, isWithinBusinessHours, timeZone } from './platform/business-hours.ts'
export {
  compactCount,
  fileSize,
  type FileSizeUnit,
  fileSizeUnits,
} from './platform/compact-number.ts'
export {
  largestUrl,
  pictureSources,
  type PictureSources,
  type PictureWidth,
  pictureWidths,
  readPictureWidth,
  thumbnailUrl,
} from './files/picture-widths.ts'
export { type DashboardWindow, dashboardWindows, type Growth, growthOf, growthWindow } from './dashboard/growth.ts'
export { isLikelyDay } from './platform/likely-day.ts'
export {
  lastMomentBefore,
  startOfMonthNamed,
  startOfVietnamDay,
  startOfVietnamMonth,
  vietnamDate,
  vietnamMonthsSince,
} from './platform/vietnam-calendar.ts'
export { httpFallbackCode, type HttpFallbackCode, httpFallbackCodes } from './platform/http-fallback.ts'
export { maintenanceCookie } from './platform/maintenance-cookie.ts'
export {
  defaultRobots,
  pageMeta,
  type PageMeta,
  type PageMetaInput,
  platformColors,
  siteName,
  socialImageSize,
  themeColour,
} from './platform/page-meta.ts'
export {
  addToTimeline,
  maxPerformanceTimeline,
  performanceSampleRate,
} from './platform/performance-budgets.ts'
export {
  type StepCount,
  summarizeVisits,
  type VisitMeasure,
  visitMeasureLimits,
  visitMeasures,
  visitStep,
  type VisitSummary,
} from './platform/measured-visits.ts'
export { rateWebVital, type WebVital, webVitalLimits, type WebVitalRating, webVitals } from './platform/web-vitals.ts'
export { browserName, deviceName, osName } from './accounts/device-name.ts'
export {
  type AccountDeletionForm,
  accountDeletionDays,
  accountDeletionRetryDays,
  accountDeletionValidator,
  accountErasedAt,
  type DeletionObstacle,
  deletionObstacles,
  mayDeleteAccount,
  nextErasureAt,
} from './accounts/account-deletion.ts'
export { isNewDevice } from './accounts/new-device.ts'
export { type PushSubscriptionParts, readPushSubscription } from './push/push-subscription.ts'
export { articleHtml } from './rich-text/article-html.ts'
export { href, type HrefValues, type PageHref, type PagePath } from './pages/href.ts'
export type { MenuPath } from './pages/menu-path.ts'
export type { SitePage } from './pages/site-page.ts'
export { accountFolders, sitePages } from './pages/site-pages.generated.ts'
export {
  maxWishlistItems,
  maxWishlistNote,
  validateWishlistItem,
  type WishlistForm,
  wishlistPriorities,
  type WishlistPriority,
} from './wishlist/wishlist.ts'
export {
  type DayRange,
  dayRange,
  dayRangeBefore,
  daysOf,
  maxAnalysedDays,
  type SalesPeriod,
  salesPeriods,
  wholeMonths,
} from './dashboard/day-range.ts'
export { shopLimits, type ShopSettingsForm, shopSettingsValidator } from './validation/shop-settings-form.ts'
export {
  type BookmarkForm,
  bookmarkGrowthLabel,
  bookmarkLimits,
  bookmarkWindows,
  tidyBookmarkTags,
  topBookmarkTags,
  validateBookmark,
} from './news/bookmarks.ts'
export { type ArticleStatus, articleStatuses, isScheduled } from './news/article-status.ts'
export { mayVerifyAuthor } from './news/author-rules.ts'
export {
  type CommentFacts,
  type CommentHold,
  commentHoldTypes,
  type CommentStatus,
  commentStatuses,
  leadsAnew,
  mayDeleteComment,
  mayEditComment,
  moderatesComments,
  whyHeld,
} from './news/comment-rules.ts'
export { pushDeviceTypes } from './push/device-types.ts'
export { type NewsMediaForm, validateNewsMedia } from './validation/news-media-form.ts'
export { newsTagLength, type NewsTagForm, validateNewsTag } from './validation/news-tag-form.ts'
export { type NewsAuthorForm, newsAuthorLimits, validateNewsAuthor } from './validation/news-author-form.ts'
export { isBot, type ReadingSource, readingSource, readingSourceTypes } from './news/reading.ts'
export { type QuietHoursForm, usualQuietHours, validateQuietHours } from './validation/quiet-hours-form.ts'
export { mayAskAboutProduct, mayDeleteQuestion } from './questions/question-rules.ts'
export { questionLimits, validateQuestion, validateQuestionAnswer } from './validation/question-form.ts'
export { type CommentForm, commentLimits, validateComment } from './validation/comment-form.ts'
export { maxArticleVersions, type VersionedField, versionedFields } from './news/article-versions.ts'
export { articleChanges, type ParagraphChange, type TextPart, wordChanges } from './news/text-changes.ts'
export {
  articleText,
  excerptFrom,
  excerptLength,
  isBlankArticle,
  picturesOfArticle,
  readingMinutes,
} from './news/article-text.ts'
export {
  areWhereSeen,
  droppedPlaces,
  flattenTree,
  hasCycle,
  idsBelow,
  type Place,
  type TreeNode,
  treeOf,
} from './news/category-tree.ts'
export {
  type ArticleForm,
  articleLimits,
  checkTagNames,
  validateArticle,
  validateDraft,
} from './validation/article-form.ts'
export { maxSeriesArticles, type SeriesForm, validateSeries } from './validation/series-form.ts'
export { type NewsCategoryForm, newsCategoryLimits, validateNewsCategory } from './validation/news-category-form.ts'
