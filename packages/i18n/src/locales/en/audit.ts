import type { Translation } from '../../translation.ts'
import type { words as vietnamese } from '../vi/audit.ts'

export const words = {
  'auth.login': 'Signed in',
  'auth.register': 'Registered an account',
  'auth.refresh_reused': 'A replaced refresh token was used again; the session was ended',
  'auth.change_password': 'Changed the password',
  'auth.reset_password': 'Reset the password',

  'category.create': 'Added category {{name}}',
  'category.update': 'Changed category {{name}}',
  'category.delete': 'Deleted category {{name}}',

  'deposit.request': '{{customer}} requested deposit {{depositReference}}',
  'deposit.update': 'Changed deposit {{depositReference}}',
  'deposit.cancel': '{{customer}} cancelled deposit {{depositReference}}',
  'deposit.complete': 'Approved deposit {{depositReference}}',
  'deposit.fail': 'Rejected deposit {{depositReference}}',
  'deposit.wait': 'Left deposit {{depositReference}} pending',
  'deposit.export': 'Exported deposits, rows: {{total}}',

  'invoice.create': 'Drafted an invoice for {{customer}}',
  'invoice.issue': 'Issued invoice {{invoiceNumber}}',
  'invoice.cancel': 'Cancelled invoice {{invoiceNumber}}',
  'invoice.update': 'Changed invoice {{invoiceNumber}}',
  'invoice.delete': 'Deleted the draft invoice of {{customer}}',
  'invoice.pay': 'Recorded a payment of invoice {{invoiceNumber}}',
  'invoice.send': 'Sent invoice {{invoiceNumber}} to {{to}}',
  'invoice.export': 'Exported invoices, rows: {{total}}',

  'order.create': 'Placed and paid order {{orderNumber}}',
  'order.cancel': 'Cancelled order {{orderNumber}}',
  'order.status': 'Order {{orderNumber}}: {{from}} to {{to}}',
  'order_item.add': 'Order {{orderNumber}}: added {{name}}',
  'order_item.update': 'Order {{orderNumber}}: changed {{name}}',
  'order_item.remove': 'Order {{orderNumber}}: removed {{name}}',

  'product.create': 'Added product {{name}}',
  'product.update': 'Changed product {{name}}',
  'product.bulk_update': 'Changed several products: {{total}}',
  'product.archive': 'Archived product {{name}}',
  'product.delete': 'Deleted product {{name}}',
  'product.approve': 'Approved product {{name}}',
  'product.reject': 'Rejected product {{name}}',
  'product.stock': 'Stock of {{name}}: {{from}} to {{to}}',
  'product.image_add': 'Added an image to {{name}}',
  'product.image_delete': 'Deleted an image of {{name}}',
  'product.variant_create': 'Added a variant of {{name}}',
  'product.variant_update': 'Changed a variant of {{name}}',
  'product.variant_delete': 'Deleted a variant of {{name}}',

  'review.create': 'Reviewed “{{name}}”: {{rating}} of 5',
  'review.delete': 'Deleted a review by {{author}}',
  'review.moderate': 'Review {{reviewId}}: {{from}} to {{to}}',

  'wallet.adjust': 'Adjusted the wallet of {{email}}: {{reason}}',

  'user.update': 'Changed user {{email}}',
  'user.grant_role': 'Role of {{email}}: {{from}} to {{to}}',
} as const satisfies Translation<typeof vietnamese>
