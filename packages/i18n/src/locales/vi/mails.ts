export const words = {
  greeting: 'Chào {{firstName}},',
  'notice.open': 'Xem trên Chợ Nổi',
  'notice.closing': 'Bạn chọn nhận thư nào tại {{url}}',
} as const
