/** The toolbar's choices; the tests run every story in two pairs of them. */
export const localeToolbar = {
  description: 'Ngôn ngữ / Language',
  toolbar: {
    icon: 'globe',
    items: [
      { value: 'vi', title: 'Tiếng Việt' },
      { value: 'en', title: 'English' },
    ],
    dynamicTitle: true,
  },
} as const

export const themeToolbar = {
  description: 'Giao diện / Theme',
  toolbar: {
    icon: 'mirror',
    items: [
      { value: 'light', title: 'Sáng / Light' },
      { value: 'dark', title: 'Tối / Dark' },
    ],
    dynamicTitle: true,
  },
} as const
