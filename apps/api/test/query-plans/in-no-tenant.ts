/** Whoever buys is in no tenant (decision 0050): these reads follow a person through all shops. */
const ofPerson = [
  'the months of the wallet',
  ...['the cart', 'the sum of the cart', 'the wallet', 'the balance', 'the sums of the wallet'],
  ...['the payments of the wallet', 'the transactions of the wallet', 'own transactions', 'totals of own transactions'],
  ...['own orders', 'own delivered orders', 'a search in own orders', 'own invoices', 'own downloads', 'own payments'],
  ...['own returns', 'own returns that the platform decides on', 'one’s review of a product'],
  ...['own deposits', 'own transfers', 'own withdrawals', 'the sums of own withdrawals', 'withdrawals of a seller'],
  'what was withdrawn today',
]

/** One row that the address names by its id, for its buyer and its shop alike, and what hangs on it. */
const byId = [
  ...['an order', 'the checkout of an order', 'the lines of an order', 'the returns of an order', 'a return'],
  ...['a transaction and its entries', 'listProductHistory'],
]

/** Hot calls of people of a shop whose statements don't name its tenant, so that they would ask every server of several. */
export const inNoTenant: ReadonlySet<string> = new Set([...ofPerson, ...byId])
