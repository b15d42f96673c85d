/** What the audit log says, by action. */
export const words = {
  'auth.login': 'Đăng nhập',
  'auth.register': 'Đăng ký tài khoản',
  'auth.refresh_reused': 'Mã làm mới cũ được dùng lại; phiên đã bị kết thúc',
  'auth.change_password': 'Đổi mật khẩu',
  'auth.reset_password': 'Đặt lại mật khẩu',

  'category.create': 'Thêm danh mục {{name}}',
  'category.update': 'Sửa danh mục {{name}}',
  'category.delete': 'Xoá danh mục {{name}}',

  'deposit.request': '{{customer}} yêu cầu nạp tiền {{depositReference}}',
  'deposit.update': 'Sửa yêu cầu nạp tiền {{depositReference}}',
  'deposit.cancel': '{{customer}} huỷ yêu cầu nạp tiền {{depositReference}}',
  'deposit.complete': 'Yêu cầu nạp tiền {{depositReference}}: đã được duyệt',
  'deposit.fail': 'Yêu cầu nạp tiền {{depositReference}}: bị từ chối',
  'deposit.wait': 'Yêu cầu nạp tiền {{depositReference}}: chờ xác minh thêm',
  'deposit.export': 'Xuất giao dịch nạp tiền, số dòng: {{total}}',

  'invoice.create': 'Lập hóa đơn nháp cho {{customer}}',
  'invoice.issue': 'Phát hành hóa đơn {{invoiceNumber}}',
  'invoice.cancel': 'Hủy hóa đơn {{invoiceNumber}}',
  'invoice.update': 'Sửa hóa đơn {{invoiceNumber}}',
  'invoice.delete': 'Xóa hóa đơn nháp của {{customer}}',
  'invoice.pay': 'Ghi nhận thanh toán hóa đơn {{invoiceNumber}}',
  'invoice.send': 'Gửi hóa đơn {{invoiceNumber}} tới {{to}}',
  'invoice.export': 'Xuất hóa đơn, số dòng: {{total}}',

  'order.create': 'Đặt và thanh toán đơn hàng {{orderNumber}}',
  'order.cancel': 'Huỷ đơn hàng {{orderNumber}}',
  'order.status': 'Đơn hàng {{orderNumber}}: {{from}} → {{to}}',
  'order_item.add': 'Đơn hàng {{orderNumber}}: thêm {{name}}',
  'order_item.update': 'Đơn hàng {{orderNumber}}: sửa {{name}}',
  'order_item.remove': 'Đơn hàng {{orderNumber}}: bỏ {{name}}',

  'product.create': 'Đăng sản phẩm {{name}}',
  'product.update': 'Sửa sản phẩm {{name}}',
  'product.bulk_update': 'Sửa nhiều sản phẩm, số lượng: {{total}}',
  'product.archive': 'Lưu trữ sản phẩm {{name}}',
  'product.delete': 'Xoá sản phẩm {{name}}',
  'product.approve': 'Duyệt sản phẩm {{name}}',
  'product.reject': 'Từ chối sản phẩm {{name}}',
  'product.stock': 'Tồn kho của {{name}}: {{from}} → {{to}}',
  'product.image_add': 'Thêm ảnh cho {{name}}',
  'product.image_delete': 'Xoá ảnh của {{name}}',
  'product.variant_create': 'Thêm phân loại của {{name}}',
  'product.variant_update': 'Sửa phân loại của {{name}}',
  'product.variant_delete': 'Xoá phân loại của {{name}}',

  'review.create': 'Đánh giá “{{name}}”: {{rating}}/5 sao',
  'review.delete': 'Xoá đánh giá của {{author}}',
  'review.moderate': 'Đánh giá {{reviewId}}: {{from}} → {{to}}',

  'wallet.adjust': 'Điều chỉnh ví của {{email}}: {{reason}}',

  'user.update': 'Thay đổi người dùng {{email}}',
  'user.grant_role': 'Vai trò của {{email}}: {{from}} → {{to}}',
} as const
