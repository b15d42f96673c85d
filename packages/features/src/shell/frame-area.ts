import { accountFolders } from '@chonoi/domain'

/** Which navigation stands beside the page. */
export type FrameArea = 'site' | 'account' | 'seller' | 'admin'

/** The area of a path. A purchase's own pages stay in the shop, undistracted. */
export function frameAreaOf(pathname: string): FrameArea {
  const [first = '', second, third] = pathname.split('/').filter(Boolean)
  if (first === 'admin') return 'admin'
  if (first === 'seller') return 'seller'
  if (first === 'tenant') return second === 'switching' ? 'account' : 'admin'
  if (first === 'orders' && third === 'confirmation') return 'site'
  if (first === 'checkout') return 'site'
  return accountFolders.includes(first) ? 'account' : 'site'
}
