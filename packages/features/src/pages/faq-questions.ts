import { businessHours, standardCommission } from '@chonoi/domain'

/** The questions by what they are about. */
export const faqGroups = [
  { words: 'faq.buying', questions: ['guest', 'shops', 'last', 'cancel', 'review'] },
  { words: 'faq.money', questions: ['deposit', 'time', 'refund'] },
  { words: 'faq.selling', questions: ['open', 'paid'] },
] as const

/** What the answers name. */
export const faqValues = { ...businessHours, percent: standardCommission / 100 }
