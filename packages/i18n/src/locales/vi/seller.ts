export const words = {
  'overview.title': 'Tổng quan gian hàng',
  'overview.description': 'Hôm nay ở {{shop}}',

  'balance.payable': 'Số dư gian hàng',
  'balance.payableHint': 'Đã trừ hoa hồng',
  'balance.awaiting': 'Đang được giữ',
  'balance.awaitingHint': 'Vào số dư khi khách xác nhận đã nhận hàng',
  'balance.commission': 'Hoa hồng đã trả',
  'balance.commissionHint': 'Mức hiện tại {{percent}}%',
  'balance.products': 'Đang bán',
  'balance.productsHint': 'trên {{total}} sản phẩm',

  'todo.title': 'Việc cần làm',
  'todo.done': 'Không còn việc gì. Gian hàng đang gọn gàng.',
  'todo.PENDING_other': '{{count, number}} đơn chờ xác nhận',
  'todo.CONFIRMED_other': '{{count, number}} đơn cần chuẩn bị hàng',
  'todo.PROCESSING_other': '{{count, number}} đơn cần giao vận chuyển',
  'todo.rejected_other': '{{count, number}} sản phẩm bị từ chối',
  'todo.outOfStock_other': '{{count, number}} sản phẩm hết hàng',
  'todo.lowStock_other': '{{count, number}} sản phẩm sắp hết hàng',

  'latest.title': 'Đơn hàng mới nhất',
  'latest.empty': 'Chưa có đơn hàng nào',
  'latest.all': 'Xem tất cả đơn hàng',

  'products.title': 'Sản phẩm',
  'products.pending': 'Chờ duyệt',
  'products.active': 'Đang bán, còn hàng',
  'products.outOfStock': 'Hết hàng',
  'products.lowStock': 'Sắp hết hàng',
  'products.rejected': 'Bị từ chối',
  'products.all': 'Xem tất cả sản phẩm',

  'reviews.title': 'Đánh giá trong {{days}} ngày',
  'reviews.none': 'Chưa có đánh giá nào trong thời gian này.',
  'reviews.stars_other': '{{count}} sao',
  'reviews.count_other': '{{count, number}} đánh giá',

  'gate.title': 'Bạn chưa có gian hàng ở đây',
  'gate.text':
    'Trang này dành cho người bán. Gian hàng trên Chợ Nổi do quản trị viên của sàn mở; khi bạn được thêm vào một gian hàng, đơn hàng và sản phẩm của gian hàng đó sẽ hiện ở đây.',
  'gate.back': 'Về trang của tôi',
  'gate.shopsTitle': 'Gian hàng của bạn',
  'gate.shopsText': 'Bạn đang ở một nơi khác. Chuyển sang gian hàng để làm việc với đơn hàng và sản phẩm.',
  'gate.switch': 'Chuyển sang {{shop}}',
} as const
