import { inEnglish, inVietnamese, type Texts } from '../../testing/stories/texts-in.ts'
import { Badge } from '../badge/badge.tsx'
import type { TreeEntry } from './tree-entry.ts'

/** Categories of a market. */
const categoriesIn = (t: Texts): readonly TreeEntry[] => [
  {
    id: 'fruit',
    label: t('Trái cây', 'Fruit'),
    help: '/trai-cay',
    end: '128',
    children: [
      { id: 'mango', label: t('Xoài', 'Mangoes'), help: '/xoai', end: '42' },
      {
        id: 'citrus',
        label: t('Cam, quýt, bưởi', 'Citrus fruit'),
        help: '/cam-quyt-buoi',
        end: '61',
        children: [
          { id: 'pomelo', label: t('Bưởi Năm Roi', 'Năm Roi pomelos'), help: '/buoi-nam-roi', end: '17' },
          { id: 'orange', label: t('Cam sành', 'Sành oranges'), help: '/cam-sanh', end: '31' },
        ],
      },
    ],
  },
  { id: 'fish', label: t('Cá tôm', 'Fish and shrimps'), help: '/ca-tom', end: '35' },
  {
    id: 'craft',
    label: t('Thủ công mỹ nghệ', 'Handicrafts'),
    help: '/thu-cong',
    end: <Badge>{t('Đang ẩn', 'Hidden')}</Badge>,
  },
]

export const storyCategories = categoriesIn(inVietnamese)
export const storyCategoriesInEnglish = categoriesIn(inEnglish)
