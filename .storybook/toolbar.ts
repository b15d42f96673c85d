const choice = (description: string, icon: string, items: { value: string | number; title: string }[]) => ({
  description,
  toolbar: { icon, items, dynamicTitle: true } as const,
})

/** Options of the toolbar. */
export const toolbar = {
  locale: choice('Ngôn ngữ / Language', 'globe', [
    { value: 'vi', title: 'Tiếng Việt' },
    { value: 'en', title: 'English' },
  ]),
  theme: choice('Giao diện / Theme', 'mirror', [
    { value: 'light', title: 'Sáng / Light' },
    { value: 'dark', title: 'Tối / Dark' },
  ]),
  brand: choice('Màu của gian hàng / Tenant brand', 'paintbrush', [
    { value: '', title: 'Chợ Nổi' },
    { value: '#0f766e', title: 'Lá sen / Lotus leaf' },
    { value: '#be185d', title: 'Thanh long / Dragon fruit' },
    { value: '#f59e0b', title: 'Xoài chín / Ripe mango' },
    { value: '#7c3aed', title: 'Măng cụt / Mangosteen' },
  ]),
  density: choice('Mật độ / Density', 'component', [
    { value: 'comfortable', title: 'Thoáng / Comfortable' },
    { value: 'compact', title: 'Gọn / Compact' },
  ]),
  textScale: choice('Cỡ chữ / Size of text', 'zoom', [
    { value: 100, title: '100 %' },
    { value: 150, title: '150 %' },
    { value: 200, title: '200 %' },
  ]),
}

/** Initial values of the toolbar. */
export const initialGlobals = { locale: 'vi', theme: 'light', brand: '', density: 'comfortable', textScale: 100 }

const screen = (name: string, width: number, height: number) => ({
  name: `${name} · ${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
})

/** Widths at which screens are reviewed (visual.md), and the 320 px of WCAG 1.4.10. */
export const viewports = {
  w320: screen('Hẹp nhất / Narrowest', 320, 800),
  w360: screen('Điện thoại / Phone', 360, 800),
  w768: screen('Máy tính bảng / Tablet', 768, 1024),
  w1280: screen('Máy tính / Desktop', 1280, 900),
}
