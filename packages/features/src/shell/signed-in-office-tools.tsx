import type { ReactNode } from 'react'
import type { OfficeArea } from './frame-area.ts'
import { NoticeBell } from './notice-bell.tsx'
import { OfficeShop } from './office-shop.tsx'
import { UserMenu } from './user-menu.tsx'

/** The bar's tools of signed-in users. */
export default function SignedInOfficeTools({ area, children }: { area: OfficeArea; children: ReactNode }) {
  return (
    <>
      <OfficeShop area={area} />
      {children}
      <NoticeBell />
      <UserMenu />
    </>
  )
}
