/** Which tenant of the marketplace this front end belongs to, and the one colour of its brand. */
export const shop = { slug: 'gom-bat-trang', name: 'Gốm Nhà Lò', brand: '#9a3b1b' } as const

/** Where the marketplace itself is reached; the server writes it into the page. */
export const marketplace = document.querySelector<HTMLMetaElement>('meta[name="marketplace"]')?.content ?? ''
