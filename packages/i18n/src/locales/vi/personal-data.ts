export const words = {
  title: 'Dữ liệu cá nhân',
} as const
