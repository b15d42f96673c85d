import { businessHours, standardCommission } from '@chonoi/domain'

/** The questions by topic. */
export const faqGroups = [
  { words: 'faq.buying', questions: ['guest', 'shops', 'last', 'cancel', 'review'] },
  { words: 'faq.money', questions: ['deposit', 'time', 'refund'] },
  { words: 'faq.selling', questions: ['open', 'paid'] },
] as const

/** Values for the placeholders of the answers. */
export const faqValues = { ...businessHours, percent: standardCommission / 100 }
