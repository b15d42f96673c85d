/** The tenant of this front end, and its brand colour. */
export const shop = { slug: 'gom-bat-trang', name: 'Gốm Nhà Lò', brand: '#9a3b1b' } as const

/** The marketplace's origin, which the server writes into the page. */
export const marketplace = document.querySelector<HTMLMetaElement>('meta[name="marketplace"]')?.content ?? ''
