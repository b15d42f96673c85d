import { createI18n, type I18n, type Language, loadNamespaces, type Namespace, type TFunction } from '@chonoi/i18n'

const namespaces = [
  'common',
  'shell',
  'cookies',
  'errors',
  'forms',
  'roles',
  'dashboard',
  'deposits',
  'catalog',
  'coupons',
  'orders',
  'products',
  'shops',
  'reviews',
  'campaigns',
  'cart',
  'auth',
  'account',
  'addresses',
  'home',
  'invitations',
  'invoices',
  'legal',
  'news',
  'newsManagement',
  'bookmarks',
  'comments',
  'commentModeration',
  'notifications',
  'notificationAnalytics',
  'pages',
  'payments',
  'personalData',
  'productImport',
  'productManagement',
  'questions',
  'returns',
  'reviewManagement',
  'seller',
  'sellerVerification',
  'tenant',
  'tenants',
  'transactions',
  'wallet',
  'withdrawals',
] as const satisfies readonly Namespace[]

/** The site's texts, so that journeys find elements by visible names. */
export async function wordsIn(language: Language): Promise<I18n> {
  const i18n = createI18n(language)
  await loadNamespaces(i18n, language, namespaces)
  return i18n
}

/** One word or another, by language; for the documents' literal texts, which are written out in the tests. */
export type Both<Text = string> = Readonly<Record<Language, Text>>

export type Words = TFunction<(typeof namespaces)[number][]>
