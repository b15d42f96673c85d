import { anyOf, type Journey } from './journey.ts'

const pages = ['/', '/products', '/marketplace']
const words = ['bình', 'binh hoa', 'hoa men lam']

/** Reads the wallet, which equals the books because the buyer has no call in progress. */
export const lookAtWallet: Journey = async ({ calls, books }) => {
  const answer = await calls.once({ method: 'GET', path: '/wallet/balance' }, 200)
  if (answer && answer.body.balanceInCents !== books.balance)
    calls.tally.mistakes.push(`a wallet of ${books.balance} shows ${answer.body.balanceInCents}`)
}

export const browse: Journey = async ({ calls }) => {
  await calls.once({ method: 'GET', path: '/products?limit=12' }, 200)
}

export const search: Journey = async ({ calls }) => {
  await calls.once({ method: 'GET', path: `/products?limit=12&search=${encodeURIComponent(anyOf(words))}` }, 200)
}

export const visit: Journey = ({ calls }) => calls.page(anyOf(pages))
