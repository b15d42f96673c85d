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

const screen = (name: string, width: number, height: number) => ({
  name: `${name} · ${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
})

/** The widths that screens are looked at in (visual.md), and WCAG 1.4.10's 320 px. */
export const viewports = {
  w320: screen('Hẹp nhất / Narrowest', 320, 800),
  w360: screen('Điện thoại / Phone', 360, 800),
  w768: screen('Máy tính bảng / Tablet', 768, 1024),
  w1280: screen('Máy tính / Desktop', 1280, 900),
}
