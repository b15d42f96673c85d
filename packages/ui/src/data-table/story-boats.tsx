import { inEnglish, inVietnamese, type Texts } from '../../testing/stories/texts-in.ts'
import { Badge } from '../badge/badge.tsx'
import type { DataTableColumn } from './data-table.tsx'

export interface Boat {
  id: string
  name: string
  port: string
  baskets: number
  isMoored: boolean
}

const ports = ['Cái Răng', 'Phong Điền', 'Ngã Bảy', 'Cái Bè', 'Trà Ôn'] as const
const names = ['Hương Quê', 'Sông Hậu', 'Út Mười', 'Chín Rồng', 'Bến Xuân', 'Gió Chướng', 'Phù Sa'] as const

export const boats: Boat[] = [
  { id: 'b1', name: 'Hương Quê', port: 'Cái Răng', baskets: 120, isMoored: true },
  { id: 'b2', name: 'Sông Hậu', port: 'Phong Điền', baskets: 86, isMoored: false },
  { id: 'b3', name: 'Út Mười', port: 'Ngã Bảy', baskets: 1240, isMoored: true },
]

/** Generates the given number of distinct boats. */
export const fleet = (count: number): Boat[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `n${index + 1}`,
    name: `${names[index % names.length]} ${index + 1}`,
    port: ports[(index * 3) % ports.length] ?? ports[0],
    baskets: (index * 7919) % 2000,
    isMoored: index % 3 !== 0,
  }))

const columnsIn = (t: Texts): DataTableColumn<Boat>[] => [
  {
    id: 'name',
    header: t('Tên ghe', 'Boat name'),
    cell: (boat) => boat.name,
    value: (boat) => boat.name,
    isPrimary: true,
    isSortable: true,
  },
  { id: 'port', header: t('Bến', 'Port'), cell: (boat) => boat.port, value: (boat) => boat.port },
  {
    id: 'baskets',
    header: t('Số giỏ', 'Baskets'),
    cell: (boat) => boat.baskets.toLocaleString(t('vi', 'en')),
    value: (boat) => boat.baskets,
    isNumeric: true,
    isSortable: true,
  },
  {
    id: 'state',
    header: t('Trạng thái', 'State'),
    cell: (boat) => (
      <Badge tone={boat.isMoored ? 'success' : 'neutral'}>
        {boat.isMoored ? t('Đã neo', 'Moored') : t('Đang chạy', 'Under way')}
      </Badge>
    ),
    value: (boat) => boat.isMoored,
  },
  {
    id: 'actions',
    header: t('Thao tác', 'Actions'),
    isHeaderHidden: true,
    cell: (boat) => (
      <a href="#boat" aria-label={t(`Gọi ${boat.name}`, `Call ${boat.name}`)}>
        {t('Gọi', 'Call')}
      </a>
    ),
  },
]

const textsOf = (t: Texts) => ({ label: t('Ghe thuyền', 'Boats'), columns: columnsIn(t) })

export const boatTable = {
  ...textsOf(inVietnamese),
  rows: boats,
  getRowId: (boat: Boat) => boat.id,
  getRowLabel: (boat: Boat) => boat.name,
}

/** Replaces the texts of `boatTable`. */
export const boatsInEnglish = textsOf(inEnglish)
