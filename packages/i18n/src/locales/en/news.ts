import type { Translation } from '../../translation.ts'
import type { words as vietnamese } from '../vi/news.ts'

export const words = {
  title: 'News',
  description:
    'The people behind the goods, the river and the craft villages, and how to choose, use and look after what you buy.',
  search: 'Search articles',
  found_one: '{{count, number}} article',
  found_other: '{{count, number}} articles',
  categories: 'Categories',
  allCategories: 'All',
  tags: 'Topics',
  tagTitle: 'Topic: {{tag}}',
  readingMinutes_one: '{{count, number}} minute read',
  readingMinutes_other: '{{count, number}} minute read',
  'author.verified': 'Verified author',
  'author.expertise': 'Expertise',
  copyLink: 'Copy link',
  related: 'Related articles',
  loadFailed: 'Failed to load articles',
  noMatch: 'No matching articles',
  noMatchHint: 'Try other words or remove the filters.',
  showAll: 'Show all articles',
  empty: 'No articles yet',
  emptyHint: 'New articles will appear here.',
  ofShop: 'Articles of {{shop}}',
} as const satisfies Translation<typeof vietnamese>
