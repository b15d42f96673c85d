import type { Translation } from '../../translation.ts'
import type { words as vietnamese } from '../vi/legal.ts'

/** Long texts: a blank line begins a paragraph, lines that begin with "- " are a list. */
export const words = {
  updated: 'Last updated: {{date}}',
  contents: 'On this page',

  'terms.title': 'Terms of use',
  'terms.description': 'Rights and duties of buyers, sellers and Chợ Nổi on the online market.',
  'terms.lead':
    'These terms say who answers for what when you buy or sell on Chợ Nổi. By using the site you agree to what follows.',
  'terms.role.title': 'What Chợ Nổi is',
  'terms.role.text':
    'Chợ Nổi is an online marketplace of many shops. Each shop is an independent seller: it lists products, sets prices, packs and delivers. Chợ Nổi provides the site, the cart, the wallet, the tools for orders, and settles complaints.\n\nThe contract of sale is between you and the shop. One checkout with goods of several shops makes several orders, one for each shop.',
  'terms.account.title': 'Your account',
  'terms.account.text':
    'You need an account to order, to fill your wallet and to write reviews. Please register with true details and an e-mail address that you read.\n\n- Everybody keeps their own password and shares their account with nobody.\n- If you suspect that somebody else signed in, change your password at once: all other sessions end.\n- We may suspend an account that shows signs of fraud, and we tell you why.',
  'terms.buying.title': 'Prices, stock and ordering',
  'terms.buying.text':
    'Prices are in Vietnamese đồng and are what you pay for the product. Goods in a cart are not reserved: stock is taken when you order. If somebody else has just bought the last one, your order is not made and you lose no money.\n\nThe shop confirms an order before it prepares the goods. You follow each step under My orders.',
  'terms.wallet.title': 'Wallet and deposits',
  'terms.wallet.text':
    'The Chợ Nổi wallet is for paying on Chợ Nổi. It is not a bank account and earns no interest.\n\n- For a manual deposit you transfer money as shown and upload a picture of the receipt.\n- Staff compare it and credit the amount that was truly received. It may differ from what you typed if you transferred something else.\n- Every change of the balance is in the transaction history and can not be deleted.',
  'terms.cancel.title': 'Cancelling and refunds',
  'terms.cancel.text':
    'You can cancel an order yourself while it is pending or just confirmed. After that the seller can still cancel until the goods are sent. When a paid order is cancelled, the money returns to your wallet and the goods to the stock.',
  'terms.cancel.returns_one':
    'Goods that are not as described, damaged or incomplete: tell the shop and us within {{count, number}} day of receiving them, with pictures.',
  'terms.cancel.returns_other':
    'Goods that are not as described, damaged or incomplete: tell the shop and us within {{count, number}} days of receiving them, with pictures.',
  'terms.cancel.noReturns':
    'Goods can not be sent back at the moment. If they are not as described, damaged or incomplete, tell the shop and us at once, with pictures.',
  'terms.reviews.title': 'Reviews',
  'terms.reviews.text':
    'Everybody writes one review per product. The verified mark is given only if you bought it and received it. Please write nothing insulting, no advertising and nothing private about others: such reviews are taken down.',
  'terms.selling.title': 'Selling',
  'terms.selling.text':
    'Sellers answer for the origin, quality, labels and invoices of their goods. Products are approved before they are shown.\n\n- The commission is fixed when the customer orders; a later change does not touch older orders.\n- The shop is credited when the buyer confirms the receipt or the time to do so is over, less the commission.\n- Do not sell what is forbidden, counterfeit, violates the rights of others, or needs a licence that you do not have.',
  'terms.liability.title': 'What Chợ Nổi answers for',
  'terms.liability.text':
    'We answer for running the site safely, keeping the books of the wallets right, and settling complaints fairly. We are not the seller and give no warranty in a shop’s place, but we step in when a shop does not do its part.',
  'terms.changes.title': 'Changes and law',
  'terms.changes.text':
    'When these terms change we say so on this page before they apply. An order follows the terms of the day it was placed. These terms are under the law of Vietnam; the rights that the law gives to consumers always come first.',

  'privacy.title': 'Privacy policy',
  'privacy.description': 'Which data Chợ Nổi keeps, what for, who sees it, and your rights.',
  'privacy.lead':
    'We keep only what is needed for you to buy and sell, and sell your data to nobody. This page names each kind of data.',
  'privacy.collect.title': 'The data we keep',
  'privacy.collect.text':
    '- Account: name, e-mail, phone number if you give one, your role and the shops you belong to.\n- Buying: delivery addresses, cart, orders, coupons used, reviews you wrote.\n- Money: wallet transactions, deposit requests and the pictures of receipts that you upload.\n- Selling: the legal name, tax code, document and bank account of your seller verification.\n- Technical: the IP address and time of requests, to stop password guessing and to find faults.',
  'privacy.use.title': 'What it is used for',
  'privacy.use.text':
    '- Carrying out your orders and transactions.\n- Telling you about orders, wallet and account; you choose which notices in the settings.\n- Preventing fraud and protecting accounts.\n- Doing our duties in accounting and tax.\n\nWe do not score you or take automated decisions about you.',
  'privacy.share.title': 'Who sees it',
  'privacy.share.text':
    'A shop sees the name, phone number and delivery address of the orders it received, not your wallet and not your orders in other shops. Staff open data only when their work needs it, and changes are recorded. We give data to authorities when the law obliges us to.',
  'privacy.security.title': 'How we protect it',
  'privacy.security.text':
    'Passwords are hashed with argon2id; nobody can read them, we included. The data of shops is kept apart inside the database itself. Sessions are short and their tokens change all the time; uploaded pictures are encoded anew, which drops hidden details such as where they were taken.',
  'privacy.keep.title': 'How long we keep it',
  'privacy.keep.text':
    'Account data is kept until you ask us to delete it. Orders and transactions are kept as long as accounting law says, even when the account is gone. Only reviewers open the document of a seller verification, and it is deleted 30 days after the decision. Technical logs are deleted regularly.',
  'privacy.rights.title': 'Your rights',
  'privacy.rights.text':
    'You may see, correct, copy, delete or restrict the use of your data, and take back a consent at any time. Most of it you can do on your profile page; for the rest write to us, and we answer within 72 working hours.',
  'privacy.browser.title': 'In your browser',
  'privacy.browser.text':
    'The cart of a visitor, the session, language, theme and your choice about cookies are in your browser. The cookie policy lists each of them.',

  'cookies.title': 'Cookie policy',
  'cookies.description': 'What Chợ Nổi keeps in your browser, what for and how long.',
  'cookies.lead':
    'Cookies and the storage of the browser are where a site remembers something on your machine. This is the full list of what Chợ Nổi writes.',
  'cookies.groups.title': 'Four groups',
  'cookies.groups.text':
    '- Essential: without them the site does not work. Always on.\n- Functional: remember what you chose.\n- Analytics: count visits, readings and searches that found nothing, and measure how fast pages are. Only sums by day are kept, and nothing that names you.\n- Marketing: Chợ Nổi sets no cookie of this group for now.',
  'cookies.list.title': 'The full list',
  'cookies.list.caption': 'What is kept in the browser',
  'cookies.column.name': 'Name',
  'cookies.column.group': 'Group',
  'cookies.column.purpose': 'What for',
  'cookies.column.life': 'How long',
  'cookies.life.session': 'Until you sign out or the session ends',
  'cookies.life.year': '1 year',
  'cookies.life.kept': 'Until you delete it',
  'cookies.life.short': 'Some hours',
  'cookies.life.minute': '1 minute',
  'cookies.purpose.tokens': 'Keep you signed in',
  'cookies.purpose.csrf': 'Protect against forged requests',
  'cookies.purpose.mark': 'Tell other tabs when you sign in or switch shop, and agree with the server’s clock',
  'cookies.purpose.blacklist': 'Never use a dropped token again',
  'cookies.purpose.cart': 'The cart while you are not signed in',
  'cookies.purpose.checkout': 'Never order twice when the network fails',
  'cookies.purpose.fontSize': 'The text size you chose',
  'cookies.purpose.volume': 'That you turned the notification sound on, and its volume',
  'cookies.purpose.consent': 'Your choice about cookies',
  'cookies.purpose.language': 'The language you chose',
  'cookies.purpose.theme': 'Light or dark theme',
  'cookies.purpose.recent': 'At most 10 of your latest searches',
  'cookies.purpose.province': 'The province that you chose to see delivery fees and days for',
  'cookies.purpose.viewed': 'The last 12 products that you looked at',
  'cookies.purpose.gateway': 'The payment that is about to open at its gateway',
  'cookies.purpose.maintenance': 'The platform’s administrators can open pages during maintenance',
  'cookies.purpose.written': 'So that you see at once what you just saved',
  'cookies.purpose.listKeys': 'That the keys of lists are off',
  'cookies.purpose.ordersView': 'Whether a shop’s orders are a list or a board',
  'cookies.purpose.sideNav': 'The side menu is collapsed',
  'cookies.purpose.push': 'You dismissed the invitation to notifications',
  'cookies.purpose.misses': 'Count searches that found nothing, once per browser',
  'cookies.purpose.visits': 'Count visits of shops, once per session',
  'cookies.purpose.readings': 'Counts views of articles, once per session',
  'cookies.purpose.readers': 'Knows which articles you have read before, to count readers',
  'cookies.change.title': 'Changing your choice',
  'cookies.change.text':
    'You change your choice at any time on the cookie settings page, or delete the site’s data in the settings of your browser. Your choice is in this browser alone and is not sent to a server.',
  'cookies.change.link': 'Open cookie settings',
} as const satisfies Translation<typeof vietnamese>
