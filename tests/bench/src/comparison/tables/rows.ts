/** The same rows for every table: 10,000 of ten plain columns. */
export interface Sale {
  id: string
  name: string
  port: string
  fruit: string
  seller: string
  baskets: number
  price: number
  total: number
  day: string
  state: string
}

const ports = ['Cái Răng', 'Phong Điền', 'Ngã Bảy', 'Cái Bè', 'Trà Ôn']
const fruits = ['Xoài', 'Chôm chôm', 'Sầu riêng', 'Măng cụt', 'Bưởi', 'Nhãn', 'Dừa']
const states = ['Paid', 'Sent', 'Waiting']
const one = (list: readonly string[], index: number) => list[index % list.length] ?? ''

export const rows: Sale[] = Array.from({ length: 10_000 }, (_, index) => {
  const baskets = (index * 7919) % 2000
  const price = 1000 + ((index * 31) % 90) * 500
  return {
    id: `S${index + 1}`,
    name: `Boat ${index + 1}`,
    port: one(ports, index * 3),
    fruit: one(fruits, index * 5),
    seller: `Seller ${(index * 17) % 400}`,
    baskets,
    price,
    total: baskets * price,
    day: new Date(Date.UTC(2026, 0, 1 + (index % 365))).toISOString().slice(0, 10),
    state: one(states, index),
  }
})

export const columns: readonly { id: keyof Sale; header: string; isNumeric?: boolean }[] = [
  { id: 'name', header: 'Boat' },
  { id: 'id', header: 'Number' },
  { id: 'port', header: 'Port' },
  { id: 'fruit', header: 'Fruit' },
  { id: 'seller', header: 'Seller' },
  { id: 'baskets', header: 'Baskets', isNumeric: true },
  { id: 'price', header: 'Price', isNumeric: true },
  { id: 'total', header: 'Total', isNumeric: true },
  { id: 'day', header: 'Day' },
  { id: 'state', header: 'State' },
]

/** Pixels, where a table lets them be chosen. */
export const rowHeight = 40
export const columnWidth = 115
export const area = { width: 1220, height: 600 }

/** A table's interface for the measurement. */
export interface Fixture {
  Grid: () => React.ReactNode
  /** The scroll container. */
  scroller: string
  /** The checkboxes of rows, without the header's. */
  box: string
  /** Pixels. The table is rendered when its scroll content has this height. */
  fullHeight: number
}
