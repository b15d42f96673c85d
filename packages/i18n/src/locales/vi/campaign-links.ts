export const words = {
  'offer.title': 'Đang mở ưu đãi',
  'offer.text': 'Trang bạn chọn sẽ mở ngay.',
  'offer.open': 'Mở trang',
  'unsubscribe.title': 'Ngừng nhận tin khuyến mãi',
  'unsubscribe.text': 'Bạn sẽ không nhận tin khuyến mãi nữa. Tin về đơn hàng và tài khoản vẫn được gửi.',
  'unsubscribe.noLink': 'Liên kết này thiếu mã người nhận. Bạn đổi lựa chọn trong phần tùy chọn thông báo.',
  'unsubscribe.stop': 'Ngừng nhận',
  'unsubscribe.done': 'Đã ngừng nhận tin khuyến mãi',
  'unsubscribe.doneText': 'Bạn bật lại bất cứ lúc nào trong phần tùy chọn thông báo.',
  'unsubscribeDigest.title': 'Ngừng nhận email thông báo',
  'unsubscribeDigest.text':
    'Bạn sẽ không nhận email về thông báo nữa. Thông báo vẫn có trong danh sách, và email về bảo mật tài khoản vẫn được gửi.',
  'unsubscribeDigest.stop': 'Ngừng nhận',
  'unsubscribeDigest.done': 'Đã ngừng nhận email thông báo',
  'unsubscribe.preferences': 'Tùy chọn thông báo',
} as const
