import { CartLink } from './cart-link.tsx'
import { NoticeBell } from './notice-bell.tsx'
import { UserMenu } from './user-menu.tsx'

/** What only signed-in people have in the header. */
export default function SignedInTools() {
  return (
    <>
      <CartLink />
      <NoticeBell />
      <UserMenu />
    </>
  )
}
