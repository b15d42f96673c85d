import type { Namespace } from '@chonoi/i18n'

/** The words of every screen: a story is no place to wait for them twice. */
export const storyWords = [
  ...(['common', 'shell', 'cookies', 'errors', 'forms', 'roles', 'home', 'auth', 'account', 'addresses'] as const),
  ...(['wallet', 'notifications', 'dashboard', 'deposits', 'catalog', 'orders', 'reviews', 'shops'] as const),
  ...(['cart', 'products', 'productManagement', 'seller', 'pages', 'legal'] as const),
] as const satisfies readonly Namespace[]
