export const words = {
  'price.before': 'Giá cũ:',
  'stock.none': 'Hết hàng',
  'card.sold_other': 'Đã bán {{count, number}}',
} as const
