export const words = {
  greeting: 'Chào {{firstName}},',
  'foot.support': 'Hỗ trợ và khiếu nại',

  'order.title': 'Đơn hàng {{number}} · {{date}}',
  'order.goods': 'Sản phẩm',
  'order.amount': 'Thành tiền',
  'order.quantity': '{{quantity, number}} × {{price}}',
  'order.more_other': 'và {{count, number}} sản phẩm khác',
  'order.method': 'Cách thanh toán',
  'order.open': 'Xem đơn hàng',
  'order.pay': 'Thanh toán đơn hàng',

  'notice.open': 'Xem trên Chợ Nổi',
  'notice.closing': 'Bạn nhận thư này vì đang bật email về thông báo.',
  'notice.preferences': 'Chọn thư muốn nhận',
  'notice.stop': 'Ngừng nhận email thông báo',
  'notice.securityClosing':
    'Thư về bảo mật tài khoản luôn được gửi. Nếu không phải bạn làm, hãy đặt lại mật khẩu ngay.',
  'notice.resetPassword': 'Đặt lại mật khẩu',

  'digest.subject_other': 'Bản tin trong ngày của Chợ Nổi: {{count, number}} thông báo',
  'digest.text_other': 'Đây là {{count, number}} tin từ thư trước đến nay.',
  'digest.open': 'Xem tất cả thông báo',
  'digest.openMore_other': 'Xem thêm {{count, number}} thông báo',
  'digest.closing': 'Bạn nhận mỗi ngày một thư vì đã chọn như vậy.',

  'campaign.open': 'Xem trên Chợ Nổi',
  'campaign.testSubject': '[Gửi thử] {{subject}}',
  'campaign.closing': 'Bạn nhận thư này vì đã chọn nhận tin khuyến mãi.',
  'campaign.stop': 'Ngừng nhận tin khuyến mãi',

  'passwordReset.subject': 'Đặt lại mật khẩu Chợ Nổi',
  'passwordReset.asked': 'Chúng tôi nhận được yêu cầu đặt lại mật khẩu cho tài khoản của bạn.',
  'passwordReset.link': 'Liên kết dưới đây dùng được một lần trong {{minutes}} phút.',
  'passwordReset.action': 'Đặt mật khẩu mới',
  'passwordReset.closing': 'Nếu bạn không yêu cầu, hãy bỏ qua thư này: mật khẩu của bạn không thay đổi.',

  'accountCreated.subject': 'Tài khoản Chợ Nổi của bạn đã sẵn sàng',
  'accountCreated.greeting': 'Chào bạn,',
  'accountCreated.text': 'Quản trị viên của Chợ Nổi vừa tạo tài khoản cho địa chỉ {{email}}.',
  'accountCreated.link': 'Đặt mật khẩu bằng liên kết dưới đây. Liên kết dùng được một lần trong {{days}} ngày.',
  'accountCreated.action': 'Đặt mật khẩu',
  'accountCreated.closing': 'Nếu bạn không chờ tài khoản này, hãy bỏ qua thư này.',

  'passwordChanged.subject': 'Mật khẩu Chợ Nổi của bạn đã được thay đổi',
  'passwordChanged.text': 'Mật khẩu tài khoản của bạn vừa được thay đổi và các phiên đăng nhập khác đã kết thúc.',
  'passwordChanged.action': 'Không phải bạn? Đặt lại mật khẩu',
  'passwordChanged.closing': 'Nếu chính bạn đã thay đổi, bạn không cần làm gì thêm.',

  'invoice.subject': 'Hóa đơn {{invoiceNumber}} từ {{shop}}',
  'invoice.greeting': 'Kính gửi {{customer}},',
  'invoice.text': '{{shop}} gửi bạn hóa đơn {{invoiceNumber}}, tổng cộng {{amount}}. Bản PDF được đính kèm.',
  'invoice.closing': 'Trả lời thư này để liên hệ Chợ Nổi.',

  'invitation.subject': '{{inviter}} mời bạn tham gia {{shop}} trên Chợ Nổi',
  'invitation.greeting': 'Chào bạn,',
  'invitation.text': '{{inviter}} ({{inviterEmail}}) mời bạn tham gia {{shop}} với vai trò {{role}}.',
  'invitation.message': 'Lời nhắn: {{message}}',
  'invitation.link': 'Liên kết dưới đây dùng được một lần trong {{days}} ngày, với tài khoản có email {{email}}.',
  'invitation.action': 'Xem lời mời',
  'invitation.closing': 'Nếu bạn không biết người gửi, hãy từ chối lời mời hoặc bỏ qua thư này.',

  'contact.subject': '[Liên hệ] {{topic}}: {{name}}',
  'contact.greeting': '{{name}} ({{email}}) viết:',
  'contact.closing': 'Trả lời bằng {{language}}. Mã thư: {{id}}',
} as const
