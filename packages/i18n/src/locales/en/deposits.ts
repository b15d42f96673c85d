import type { Translation } from '../../translation.ts'
import type { words as vietnamese } from '../vi/deposits.ts'

export const words = {
  'status.PENDING': 'Awaiting approval',
  'status.COMPLETED': 'Credited',
  'status.FAILED': 'Rejected',
  'status.CANCELLED': 'Cancelled',

  'admin.title': 'Manual top-ups',
  'admin.description': 'Match customers’ transfers and credit their wallets.',
  'admin.export': 'Export Excel',
  'admin.none': 'No deposits yet',
  'admin.noneFound': 'No deposits found',

  'stats.total': 'Total deposited',
  'stats.pending': 'Awaiting approval',
  'stats.completed': 'Completed',
  'stats.average': 'Average',
  'stats.count_one': '{{shown}} deposit',
  'stats.count_other': '{{shown}} deposits',
  'stats.perDeposit': 'per deposit',

  'filter.search': 'Reference, name, e-mail or bank reference',

  'column.reference': 'Transaction',
  'column.customer': 'Customer',
  'column.amount': 'Amount',
  'column.credited': '{{amount}} credited',
  'column.bank': 'Bank',

  'details.method': 'Method',
  'details.bankReference': 'Bank reference',
  'details.adminNotes': 'Processing note',
  'details.processedAt': 'Processed',

  'process.action': 'Process',
  'process.title': 'Process a top-up',
  'process.submit': 'Save decision',
  'process.decision': 'Decision',
  'process.transferred': 'Transferred',
  'process.customerNotes': 'Customer’s note',
  'process.proof': 'Download proof',
  'process.actualAmount': 'Amount received',
  'process.actualAmountHelp': 'What reached the account; exactly this is credited to the wallet.',
  'process.notes': 'Processing note (optional)',
  'process.done.COMPLETED': 'Deposit {{reference}} was credited',
  'process.done.FAILED': 'Deposit {{reference}} was rejected',
  'process.done.PENDING': 'Deposit {{reference}} still awaits verification',

  'decision.COMPLETED': 'Accept',
  'decision.COMPLETED.help': 'Approves the deposit and credits the wallet.',
  'decision.FAILED': 'Reject',
  'decision.FAILED.help': 'Nothing is credited. The customer is told.',
  'decision.PENDING': 'Wait, needs more verification',
  'decision.PENDING.help': 'The deposit stays awaiting approval.',
} as const satisfies Translation<typeof vietnamese>
