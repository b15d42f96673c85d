export const words = {
  SUPER_ADMIN: 'Quản trị viên cấp cao',
  ADMIN: 'Quản trị viên',
  SELLER: 'Người bán',
  CUSTOMER: 'Khách hàng',
  USER: 'Người dùng',
  unknown: 'Không xác định',
} as const
