import { CartLink } from './cart-link.tsx'
import { NoticeBell } from './notice-bell.tsx'
import { UserMenu } from './user-menu.tsx'

/** The header's tools for signed-in users. */
export default function SignedInTools() {
  return (
    <>
      <CartLink />
      <NoticeBell />
      <UserMenu />
    </>
  )
}
