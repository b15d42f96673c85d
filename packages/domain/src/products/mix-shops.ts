interface OfShop {
  readonly tenant: { readonly id: string }
}

/** Takes products of each shop in turn, in their order, so that no shop fills a whole row. */
export function mixShops<Product extends OfShop>(products: readonly Product[]): Product[] {
  const shops = [...Map.groupBy(products, ({ tenant }) => tenant.id).values()]
  const most = Math.max(0, ...shops.map((own) => own.length))
  return Array.from({ length: most }, (_, turn) => shops.flatMap((own) => own[turn] ?? [])).flat()
}
