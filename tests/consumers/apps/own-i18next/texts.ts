export const english = { products: { title: 'Our {{count}} products' }, language: 'French' } as const
export const french = { products: { title: 'Nos {{count}} produits' }, language: 'Anglais' }

/** A partial translation in a language the packages lack. English is the fallback. */
export const frenchProducts = { 'status.APPROVED': 'En vente', 'status.DRAFT': 'Brouillon' }
