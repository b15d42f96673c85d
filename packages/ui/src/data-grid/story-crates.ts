import { inEnglish, inVietnamese, type Texts } from '../../testing/stories/texts-in.ts'
import type { DataGridProps } from './data-grid.tsx'

export interface Crate {
  id: string
  name: string
  stock: number
  weight: number | null
  priceInCents: number
  quality: string
}

const namesIn = (t: Texts) => [
  t('Xoài cát Hòa Lộc', 'Hòa Lộc mangoes'),
  t('Bưởi Năm Roi', 'Năm Roi pomelos'),
  t('Cam sành', 'Sành oranges'),
  t('Chôm chôm nhãn', 'Nhãn rambutans'),
  t('Sầu riêng Ri6', 'Ri6 durians'),
  t('Vú sữa Lò Rèn', 'Lò Rèn star apples'),
]

const manyCratesIn = (t: Texts): readonly Crate[] =>
  Array.from({ length: 500 }, (_, index) => ({
    id: `crate-${index}`,
    name: `${namesIn(t)[index % 6]} ${Math.floor(index / 6) + 1}`,
    stock: (index * 37) % 90,
    weight: index % 4 === 3 ? null : 5 + (index % 7) / 2,
    priceInCents: (25_000 + ((index * 7) % 40) * 1000) * 100,
    quality: index % 3 === 0 ? 'first' : 'second',
  }))

const crateGridIn = (t: Texts): DataGridProps<Crate> => ({
  label: t('Giỏ trên ghe', 'Baskets on the boat'),
  rows: manyCratesIn(t)
    .slice(0, 6)
    .map((crate, index) => ({ ...crate, name: namesIn(t)[index] ?? crate.name })),
  getRowId: ({ id }) => id,
  columns: [
    { id: 'name', header: t('Mặt hàng', 'Goods'), isReadOnly: true, size: 'lg', value: ({ name }) => name },
    {
      id: 'stock',
      header: t('Số giỏ', 'Baskets'),
      kind: 'number',
      size: 'sm',
      value: ({ stock }) => stock,
      validate: (value) =>
        typeof value === 'number' && value < 0 ? t('Không được âm', 'Can’t be negative') : undefined,
    },
    { id: 'weight', header: t('Nặng (kg)', 'Weight (kg)'), kind: 'number', size: 'sm', value: ({ weight }) => weight },
    {
      id: 'price',
      header: t('Giá (₫)', 'Price (₫)'),
      kind: 'money',
      size: 'sm',
      value: ({ priceInCents }) => priceInCents,
    },
    {
      id: 'quality',
      header: t('Loại', 'Grade'),
      kind: 'choice',
      options: [
        { value: 'first', label: t('Loại một', 'First grade') },
        { value: 'second', label: t('Loại hai', 'Second grade') },
      ],
      value: ({ quality }) => quality,
    },
  ],
})

export const manyCrates = manyCratesIn(inVietnamese)
export const manyCratesInEnglish = manyCratesIn(inEnglish)
export const crateGrid = crateGridIn(inVietnamese)
export const crateGridInEnglish = crateGridIn(inEnglish)
