export const words = {
  'price.before': 'Giá cũ:',
  'stock.none': 'Hết hàng',
  'card.sold_other': 'Đã bán {{count, number}}',
  'popular.title': 'Hàng bán chạy',
  'wish.label': 'Yêu thích {{name}}',
  'wish.saved': 'Đã lưu vào yêu thích',
  'wish.removed': 'Đã bỏ khỏi yêu thích',
} as const
