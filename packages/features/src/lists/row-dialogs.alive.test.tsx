import { namespaces } from '@chonoi/i18n'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../test-support/render-screen.tsx'
import type { DemoAccount } from '../../testing/alive/alive-parameters.ts'
import { ApprovalScreen } from '../approvals/approval-screen.tsx'
import { CommentsScreen } from '../comment-moderation/comments-screen.tsx'
import { CouponsScreen } from '../coupons/coupons-screen.tsx'
import { AdminDepositsScreen } from '../deposits/admin-deposits-screen.tsx'
import { ManagedOrdersScreen } from '../orders/managed-orders-screen.tsx'
import { OrderComplaintsScreen } from '../orders/order-complaints-screen.tsx'
import { ManagedProductsScreen } from '../products/managed-products-screen.tsx'
import { ShopQuestionsScreen } from '../questions/shop-questions-screen.tsx'
import { ReviewModerationScreen } from '../review-moderation/review-moderation-screen.tsx'
import { TenantsScreen } from '../tenants/tenants-screen.tsx'
import { UsersScreen } from '../users/users-screen.tsx'
import { AdminWithdrawalsScreen } from '../withdrawals/admin-withdrawals-screen.tsx'

interface Kind {
  screen: ReactNode
  address: string
  /** Default a super administrator. */
  as?: DemoAccount
  /** The call that answers with the rows. */
  list: string
  /** Begins the name of what opens the dialog: a button in the row, or a menu and its item. */
  press: readonly string[]
  /** Whether it only asks, and nothing can be typed. */
  isQuestion?: boolean
}

const kinds: Record<string, Kind> = {
  withdrawal: {
    screen: <AdminWithdrawalsScreen />,
    address: '/admin/withdrawals?status=PENDING',
    list: 'GET /admin/withdrawals',
    press: ['Process request'],
  },
  deposit: {
    screen: <AdminDepositsScreen />,
    address: '/admin/deposits?status=PENDING',
    list: 'GET /admin/deposits',
    press: ['Process'],
  },
  product: {
    screen: <ManagedProductsScreen audience="admin" />,
    address: '/admin/products?status=PENDING',
    list: 'GET /products/management/all',
    press: ['Reject'],
  },
  'product that waits for approval': {
    screen: <ApprovalScreen />,
    address: '/admin/approval',
    list: 'GET /products/management/all',
    press: ['Reject'],
  },
  order: {
    screen: <ManagedOrdersScreen audience="seller" />,
    address: '/seller/orders?status=PROCESSING',
    as: 'seller@chonoi.test',
    list: 'GET /orders/management/all',
    press: ['Ship'],
  },
  complaint: {
    screen: <OrderComplaintsScreen />,
    address: '/admin/orders/complaints',
    list: 'GET /admin/order-complaints',
    press: ['Decide on the complaint'],
  },
  account: {
    screen: <UsersScreen />,
    address: '/admin/users?search=seller@chonoi.test',
    list: 'GET /users',
    press: ['More actions for', 'Edit'],
  },
  shop: {
    screen: <TenantsScreen />,
    address: '/admin/tenants?approvalStatus=APPROVED',
    list: 'GET /tenants',
    press: ['More actions for', 'Suspend'],
  },
  review: {
    screen: <ReviewModerationScreen />,
    address: '/admin/reviews?status=ALL',
    list: 'GET /reviews',
    press: ['More actions for', 'Reject'],
  },
  comment: {
    screen: <CommentsScreen />,
    address: '/admin/comments',
    list: 'GET /news/admin/comments',
    press: ['More actions for', 'Decide with a note'],
  },
  coupon: {
    screen: <CouponsScreen audience="admin" />,
    address: '/admin/coupons',
    list: 'GET /coupons',
    press: ['Actions for', 'Delete'],
    isQuestion: true,
  },
  question: {
    screen: <ShopQuestionsScreen />,
    address: '/seller/questions?isAnswered=false',
    as: 'seller@chonoi.test',
    list: 'GET /product-questions',
    press: ['Answer'],
  },
}

const begins = (name: string) => new RegExp(`^${name}`)

/** Opens the dialog of the first row of a kind. */
async function opened({ screen: page, address, as = 'superadmin@chonoi.test', press: [button = '', item] }: Kind) {
  const shown = await renderScreen(page, { words: namespaces, address, as })
  const { screen } = shown
  const opener = screen.getByRole('button', { name: begins(button) }).first()
  await opener.click()
  if (item) await screen.getByRole('menuitem', { name: begins(item) }).click()
  const dialog = screen.getByRole('dialog').or(screen.getByRole('alertdialog'))
  await expect.element(dialog).toBeVisible()
  return { ...shown, dialog }
}

test.each(Object.entries(kinds))(
  'the dialog of a %s stays with what was typed when its row leaves',
  async (_, kind) => {
    const { dialog, network, refetch } = await opened(kind)
    const boxes = dialog.getByRole('textbox')
    const texts = () => boxes.elements().map((box) => (box as HTMLInputElement).value)
    if (!kind.isQuestion) await boxes.last().fill('Giữ lại')
    const typed = texts()
    network.empty(kind.list)
    await refetch()
    await expect.poll(() => document.querySelectorAll('tbody [scope="row"], [data-list-row]').length).toBe(0)
    await expect.element(dialog).toBeVisible()
    expect(texts()).toEqual(typed)
  },
)

test('the focus goes to the next row when the row of a closed dialog has left', async () => {
  const kind = kinds['product']
  if (!kind) throw new Error('There is no kind product.')
  const { screen, dialog } = await opened({ ...kind, press: ['Reject'] })
  const rows = () => [...document.querySelectorAll('tbody tr')]
  const second = rows()[1]?.querySelector('[scope="row"]')?.textContent
  await dialog.getByRole('textbox').fill('Ảnh chụp quá tối')
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.poll(() => rows()[0]?.querySelector('[scope="row"]')?.textContent).toBe(second)
  await expect.poll(() => rows()[0]?.contains(document.activeElement)).toBe(true)
})
