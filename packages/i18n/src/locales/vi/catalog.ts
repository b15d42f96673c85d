export const words = {
  'price.before': 'Giá cũ:',
  'stock.none': 'Hết hàng',
  'card.sold_other': 'Đã bán {{count, number}}',
  'popular.title': 'Hàng bán chạy',
  'quickAdd.label': 'Thêm {{name}} vào giỏ',
  'quickAdd.done': 'Đã thêm {{name}} vào giỏ',
  'quickAdd.see': 'Xem giỏ hàng',
  'quickAdd.notEnough_other': 'Chỉ còn {{count, number}} sản phẩm',
  'wish.label': 'Yêu thích {{name}}',
  'wish.saved': 'Đã lưu vào yêu thích',
  'wish.removed': 'Đã bỏ khỏi yêu thích',
} as const
