import type { Translation } from '../../translation.ts'
import type { words as vietnamese } from '../vi/pages.ts'

export const words = {
  'about.title': 'About Chợ Nổi',
  'about.description': 'An online market of many Vietnamese shops: open source, with clear books.',
  'about.lead':
    'In the Mekong delta people go to market by boat: each boat has its trade and hangs what it sells on a pole for all to see. Chợ Nổi, the floating market, brings that way of selling to the web.',
  'about.story.title': 'One market, many boats',
  'about.story.text':
    'Every shop on Chợ Nổi has its own name, colours, goods and regulars. Buyers pass many shops in one round, gather everything in one cart and pay once. Each shop receives exactly its own order.',
  'about.money.title': 'Money with clear books',
  'about.money.text':
    'All money on Chợ Nổi is kept in double entry: where somebody pays somebody receives, and the sum is always zero. Buyers see each deposit and purchase; sellers see a commission that is fixed the moment the customer orders.',
  'about.open.title': 'Open source',
  'about.open.text':
    'Chợ Nổi is open source under the MIT licence. Anybody may read it, check it, run it and build a market of their own. The software we stand on is listed on the licences page.',
  'about.people.title': 'For everybody',
  'about.people.text':
    'The site works by keyboard and with a screen reader, in Vietnamese and English, on small phones and slow networks. Searching for "ao thun" finds "Áo thun".',
  'about.shops': 'Visit the shops',
  'about.contact': 'Contact us',

  'faq.title': 'Questions and answers',
  'faq.description': 'Buying, filling the wallet, cancelling, reviews and selling on Chợ Nổi.',
  'faq.lead': 'No answer here? Write to us from the contact page.',
  'faq.buying': 'Buying',
  'faq.money': 'Wallet and payment',
  'faq.selling': 'Selling',
  'faq.guest.q': 'Do I need an account to buy?',
  'faq.guest.a':
    'You look around and fill a cart without an account. To order you sign in or register; the cart you filled comes along into your account.',
  'faq.shops.q': 'Can I buy from several shops at once?',
  'faq.shops.a':
    'Yes. You pay once, and one order for each shop is made of it. You follow and cancel each order by itself.',
  'faq.last.q': 'Are the goods in my cart reserved for me?',
  'faq.last.a':
    'No. Stock is taken when you order. If something has just sold out you are told at once and nothing is taken from your wallet.',
  'faq.cancel.q': 'How do I cancel an order?',
  'faq.cancel.a':
    'Open it under My orders and press Cancel while it is pending or just confirmed. What you paid returns to your wallet.',
  'faq.review.q': 'What does the verified mark on a review mean?',
  'faq.review.a':
    'The writer bought this very product and received it. It is read from the order, nobody sets it by hand.',
  'faq.deposit.q': 'How do I put money into my wallet?',
  'faq.deposit.a':
    'Open Wallet, choose Deposit and type an amount. The page shows where to transfer it, with a VietQR code; afterwards upload a picture of the receipt. Staff compare it and credit the amount truly received.',
  'faq.time.q': 'How long does a deposit take?',
  'faq.time.a':
    'Deposits are compared during support hours, from {{opens}}:00 to {{closes}}:00 every day. You are told as soon as it is done.',
  'faq.refund.q': 'Where does a refund go?',
  'faq.refund.a': 'Back to your wallet, exactly what was taken, and it is in your transaction history.',
  'faq.open.q': 'Does it cost anything to open a shop?',
  'faq.open.a': 'No. You pay a commission on delivered orders only, usually {{percent}} %. See the pricing page.',
  'faq.paid.q': 'When does the shop get its money?',
  'faq.paid.a': 'When an order becomes Delivered, its amount less the commission is credited to the shop’s balance.',

  'pricing.title': 'Pricing for shops',
  'pricing.description': 'Opening a shop on Chợ Nổi is free; you pay a commission only when you sell.',
  'pricing.lead': 'No opening fee, no monthly fee, no listing fee. You pay a commission only when you sell.',
  'pricing.rate': '{{percent}} %',
  'pricing.rateNote': 'commission on delivered orders',
  'pricing.free': '0 ₫',
  'pricing.freeNote': 'per month',
  'pricing.included': 'Included',
  'pricing.include.shop': 'A shop page with your name, logo, banner and colour',
  'pricing.include.products': 'Any number of products and variants, with up to {{images}} pictures each',
  'pricing.include.orders': 'Order management from ordering to delivery',
  'pricing.include.stock': 'Exact stock: the last one is sold to one person only',
  'pricing.include.reviews': 'Verified reviews',
  'pricing.include.languages': 'Vietnamese and English',
  'pricing.example': 'An order as an example',
  'pricing.example.price': 'The customer pays for the product',
  'pricing.example.commission': 'Commission of {{percent}} %',
  'pricing.example.payable': 'The shop receives',
  'pricing.rule.title': 'How it is counted',
  'pricing.rule.frozen': 'The rate is fixed when the customer orders. A new rate applies to later orders only.',
  'pricing.rule.rounded': 'The commission is taken of the price after discounts and rounded to the đồng.',
  'pricing.rule.refund': 'When an order is cancelled or refunded, so is its commission.',
  'pricing.rule.agreed': 'Large shops may agree on a rate of their own with Chợ Nổi.',
  'pricing.action': 'Open a shop',
  'pricing.questions': 'Read questions and answers',

  'creators.title': 'The people who make the goods',
  'creators.description':
    'A directory of the shops on Chợ Nổi by region: pottery, silk, fruit, coffee and many other trades.',
  'creators.lead': 'A directory of the open shops, by the place they are in.',
  'creators.elsewhere': 'Elsewhere',
  'creators.count_one': '{{count, number}} shop',
  'creators.count_other': '{{count, number}} shops',
  'creators.products_one': '{{count, number}} product',
  'creators.products_other': '{{count, number}} products',
  'creators.empty': 'No shop is open yet',
  'creators.emptyText': 'The first one could be yours.',
  'creators.failed': 'The directory could not be loaded',
  'creators.open': 'Open your shop',

  'careers.title': 'Working with Chợ Nổi',
  'careers.description': 'How we work, open positions, and how to contribute to the open-source project.',
  'careers.lead': 'We are a small team building a large market, slowly and surely.',
  'careers.open.title': 'Open positions',
  'careers.open.text':
    'There are no open positions at the moment. When there is one it will be here, with its salary. You may still send a letter about yourself; we read and answer every one.',
  'careers.how.title': 'How we work',
  'careers.how.text':
    '- Write first: every change begins with a description that anybody understands.\n- One rule in one place: server and screens read the same rule.\n- Test with the real thing: a real database, a real browser.\n- For everybody: keyboards, screen readers, slow networks.',
  'careers.contribute.title': 'Contribute today',
  'careers.contribute.text':
    'The source is open, so you need not be hired to begin: report a fault, mend a translation, write one more test. Those who contribute steadily are the first we ask when we hire.',
  'careers.write': 'Send a letter',

  'contact.title': 'Contact',
  'contact.description': 'Address, e-mail and support hours of Chợ Nổi.',
  'contact.lead': 'Real people read and answer your letters during support hours.',
  'contact.email': 'E-mail',
  'contact.address': 'Address',
  'contact.hours': 'Support hours',
  'contact.hoursText': '{{opens}}:00 to {{closes}}:00 every day, Ho Chi Minh City time',
  'contact.isOpen': 'Support is open now',
  'contact.isClosed': 'Support is closed now',
  'contact.order.title': 'About an order',
  'contact.order.text':
    'Please give the order number. The shop answers fastest about delivery and goods; about money and accounts write to us.',
  'contact.order.link': 'Open my orders',
  'contact.faq.title': 'Quick questions',
  'contact.faq.text': 'Most questions have been answered already.',
  'contact.faq.link': 'Read questions and answers',

  'licenses.title': 'Software licences',
  'licenses.description': 'The open-source software that Chợ Nổi uses, with versions and licences.',
  'licenses.lead':
    'Chợ Nổi is under the MIT licence and stands on {{count, number}} packages made by others. Thank you, all of you.',
  'licenses.caption': 'Packages used while the site runs',
  'licenses.package': 'Package',
  'licenses.version': 'Version',
  'licenses.license': 'Licence',
  'licenses.search': 'Find a package',
  'licenses.none': 'No package matches.',
  'licenses.found_one': '{{count, number}} package',
  'licenses.found_other': '{{count, number}} packages',

  'settings.title': 'Cookie settings',
  'settings.description': 'Choose which kinds of cookies you allow on Chợ Nổi.',
  'settings.lead': 'Switch each group on or off. Your choice is in this browser alone.',
  'settings.since': 'You chose at {{time}}.',
  'settings.unset':
    'You have not chosen yet. Until you do, only what is essential and your own settings are remembered.',
  'settings.saved': 'Cookie choice saved',
  'settings.policy': 'Read the cookie policy',
} as const satisfies Translation<typeof vietnamese>
