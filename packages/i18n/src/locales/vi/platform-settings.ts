export const words = {
  title: 'Cài đặt nền tảng',
  description: 'Áp dụng cho cả sàn. Mọi thay đổi được ghi vào nhật ký.',

  'section.general': 'Thông tin chung',
  'section.colors': 'Màu sắc',
  'section.access': 'Truy cập',
  'section.withdrawals': 'Rút tiền',
  'section.orders': 'Đơn hàng',

  'field.platformName': 'Tên nền tảng',
  'field.platformDescription': 'Mô tả nền tảng',
  'field.logoUrl': 'Địa chỉ logo',
  'field.primaryColor': 'Màu chính',
  'field.secondaryColor': 'Màu phụ',
  'field.registrationEnabled': 'Cho phép đăng ký',
  'field.maintenanceMode': 'Chế độ bảo trì',
  'field.withdrawalMinimumInCents': 'Mức rút tối thiểu',
  'field.withdrawalDailyLimitInCents': 'Hạn mức rút mỗi ngày',
  'field.withdrawalFeeInCents': 'Phí mỗi lần rút',
  'field.orderReleaseDays': 'Số ngày giữ tiền sau khi giao',

  'help.registrationEnabled': 'Khi tắt, không ai đăng ký được tài khoản mới.',
  'help.maintenanceMode': 'Khi bật, chỉ quản trị viên cấp cao dùng được sàn, người khác thấy trang bảo trì.',
  'help.orderReleaseDays':
    'Hết số ngày này, tiền tự chuyển cho gian hàng nếu người mua không xác nhận hay khiếu nại. Đổi số ngày không ảnh hưởng đơn đã giao.',

  'preview.of': 'Xem trước: {{color}}',
  'preview.button': 'Mua ngay',
  'preview.light': 'Nền sáng',
  'preview.dark': 'Nền tối',
  'preview.unchanged': 'Màu này đủ tương phản, được dùng nguyên vẹn.',
  'preview.adjusted': 'Màu được chỉnh để chữ dễ đọc',
  'preview.adjustment.light.normal': 'Nền sáng: dùng {{used}}, tương phản {{reached}} thay vì {{asked}}',
  'preview.adjustment.light.more': 'Nền sáng, tương phản cao: dùng {{used}}, tương phản {{reached}} thay vì {{asked}}',
  'preview.adjustment.dark.normal': 'Nền tối: dùng {{used}}, tương phản {{reached}} thay vì {{asked}}',
  'preview.adjustment.dark.more': 'Nền tối, tương phản cao: dùng {{used}}, tương phản {{reached}} thay vì {{asked}}',

  saved: 'Đã cập nhật cài đặt nền tảng',
  saveFailed: 'Không thể cập nhật cài đặt',

  'conflict.title': 'Người khác vừa lưu cài đặt trong lúc bạn sửa',
  'conflict.values': '{{field}}: của bạn là {{own}}, đã lưu là {{theirs}}',
  'conflict.empty': 'để trống',
  'conflict.keepOwn': 'Giữ của tôi để lưu',
  'conflict.takeTheirs': 'Lấy bản đã lưu',

  reset: 'Đặt lại mặc định',
  'reset.title': 'Đặt lại mọi cài đặt?',
  'reset.text': 'Tên, màu, quyền truy cập, hạn mức rút tiền và số ngày giữ tiền trở về mặc định.',
  'reset.confirm': 'Đặt lại',
  'reset.done': 'Đã đặt lại cài đặt mặc định',
} as const
