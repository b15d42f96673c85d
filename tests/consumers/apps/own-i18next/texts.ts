export const english = { products: { title: 'Our {{count}} products' }, language: 'French' } as const
export const french = { products: { title: 'Nos {{count}} produits' }, language: 'Anglais' }

/** A language that the packages don't have, begun: English stands in for the rest. */
export const frenchProducts = { 'status.APPROVED': 'En vente', 'status.DRAFT': 'Brouillon' }
