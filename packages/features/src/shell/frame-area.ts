import { accountFolders } from '@chonoi/domain'

/** The navigation beside the page. */
export type FrameArea = 'site' | 'account' | OfficeArea

/** The areas of staff, which have a frame of their own. */
export type OfficeArea = 'seller' | 'admin'

export function isOfficeArea(area: FrameArea): area is OfficeArea {
  return area === 'seller' || area === 'admin'
}

/** Returns the area of a path. Pages of a purchase belong to the shop, free of distractions. */
export function frameAreaOf(pathname: string): FrameArea {
  const [first = '', second, third] = pathname.split('/').filter(Boolean)
  if (first === 'admin') return 'admin'
  if (first === 'seller') return 'seller'
  if (first === 'tenant') return second === 'switching' ? 'account' : 'admin'
  if (first === 'orders' && third === 'confirmation') return 'site'
  if (first === 'checkout') return 'site'
  return accountFolders.includes(first) ? 'account' : 'site'
}
