import type { Namespace } from '@chonoi/i18n'
import type { ReactElement } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderScreen } from '../../test-support/render-screen.tsx'
import type { DemoAccount } from '../../testing/alive/alive-parameters.ts'
import { CommentsScreen } from '../comment-moderation/comments-screen.tsx'
import { DeliveriesScreen } from '../downloads/deliveries-screen.tsx'
import { InvitationsScreen } from '../invitations/invitations-screen.tsx'
import { MembersScreen } from '../invitations/members-screen.tsx'
import { AdminBookmarksScreen } from '../news/admin-bookmarks-screen.tsx'
import { AuthorsScreen } from '../news-authors/authors-screen.tsx'
import { MediaScreen } from '../news-management/media-screen.tsx'
import { NewsCategoriesScreen } from '../news-management/news-categories-screen.tsx'
import { TagsScreen } from '../news-tags/tags-screen.tsx'
import { OrderMessagesScreen } from '../notifications/order-messages-screen.tsx'
import { PaymentMismatchesScreen } from '../payments/payment-mismatches-screen.tsx'
import { ManagedDevicesScreen } from '../push/managed-devices-screen.tsx'
import { ShopQuestionsScreen } from '../questions/shop-questions-screen.tsx'
import { RemittancesScreen } from '../remittances/remittances-screen.tsx'
import { ShopReturnsScreen } from '../returns/shop-returns-screen.tsx'
import { VerificationsScreen } from '../seller-verification/verifications-screen.tsx'
import { SeriesScreen } from '../series/series-screen.tsx'
import { AdminWalletsScreen } from '../transactions/admin-wallets-screen.tsx'
import { TrialBalanceScreen } from '../transactions/trial-balance-screen.tsx'

interface ExportedList {
  screen: ReactElement
  words: Namespace[]
  as: DemoAccount
  /** How the first line of the file begins. */
  headings: string
}
const admin = 'superadmin@chonoi.test'
const seller = 'seller@chonoi.test'

const lists: Record<string, ExportedList> = {
  'article bookmarks': {
    screen: <AdminBookmarksScreen />,
    words: ['bookmarks'],
    as: admin,
    headings: 'Article,On the',
  },
  authors: { screen: <AuthorsScreen />, words: ['newsAuthors'], as: admin, headings: 'Author,Slug' },
  comments: { screen: <CommentsScreen />, words: ['commentModeration'], as: admin, headings: 'Comment,In reply to' },
  media: { screen: <MediaScreen />, words: ['newsManagement', 'forms'], as: admin, headings: 'Name,Alternative text' },
  'news categories': {
    screen: <NewsCategoriesScreen />,
    words: ['newsManagement'],
    as: admin,
    headings: 'Name,Slug,Des',
  },
  'push devices': { screen: <ManagedDevicesScreen />, words: ['notifications'], as: admin, headings: 'Device,Type' },
  questions: { screen: <ShopQuestionsScreen />, words: ['questions'], as: seller, headings: 'Product,Question' },
  'seller verifications': {
    ...{ screen: <VerificationsScreen />, words: ['sellerVerification'] },
    ...{ as: admin, headings: 'Legal name,Kind' },
  },
  series: { screen: <SeriesScreen />, words: ['series'], as: admin, headings: 'Title,Slug,Description' },
  tags: { screen: <TagsScreen />, words: ['newsTags'], as: admin, headings: 'Name,Slug,Articles' },
  'digital deliveries': {
    screen: <DeliveriesScreen />,
    words: ['downloads'],
    as: seller,
    headings: 'Order number,Prod',
  },
  invitations: { screen: <InvitationsScreen />, words: ['invitations'], as: admin, headings: 'E-mail,Role,Status,Mes' },
  members: { screen: <MembersScreen />, words: ['invitations', 'account'], as: admin, headings: 'Name,E-mail,Role' },
  remittances: {
    screen: <RemittancesScreen />,
    words: ['remittances'],
    as: admin,
    headings: 'Bank reference,Carrier',
  },
  mismatches: { screen: <PaymentMismatchesScreen />, words: ['payments'], as: admin, headings: 'Reference,Mismatch' },
  'order messages': {
    ...{ screen: <OrderMessagesScreen audience="seller" />, words: ['orderMessages', 'notifications'] },
    ...{ as: seller, headings: 'Time,Order number,Kind' },
  },
  'returns of a shop': { screen: <ShopReturnsScreen />, words: ['returns'], as: seller, headings: 'Order number,Shop' },
  'ledger accounts': {
    screen: <TrialBalanceScreen />,
    words: ['transactions'],
    as: admin,
    headings: 'Account,Gateway',
  },
  'wallet transactions': {
    ...{ screen: <AdminWalletsScreen />, words: ['transactions', 'wallet'] },
    ...{ as: admin, headings: 'Time,Type,Description' },
  },
}

/** The files that are saved while the test runs. */
function savedFiles(): Blob[] {
  const files: Blob[] = []
  const url = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:nothing'
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  onTestFinished(() => {
    url.mockRestore()
    click.mockRestore()
  })
  return files
}

test.each(Object.entries(lists))(
  'the list of %s is saved as CSV',
  async (_name, { screen: list, words, as, headings }) => {
    const files = savedFiles()
    const { screen } = await renderScreen(list, { words, as })
    await screen.getByRole('button', { name: 'Export', exact: true }).click()
    await expect.poll(() => files.length).toBe(1)
    expect((await files[0]?.text())?.replace('\uFEFF', '').startsWith(headings)).toBe(true)
  },
)
