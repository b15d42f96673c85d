import { slugFrom } from '../text/slug.ts'

/** What a file can say of a product, in the order of the template. */
export const importColumns = [
  'name',
  'description',
  'category',
  'price',
  'compareAtPrice',
  'stock',
  'sku',
  'condition',
  'tags',
  'slug',
  'group',
  'variantName',
  'options',
] as const
export type ImportColumn = (typeof importColumns)[number]

export const requiredImportColumns = [
  'name',
  'description',
  'category',
  'price',
] as const satisfies readonly ImportColumn[]

/** Which column of the file, from 0, holds what. */
export type ImportMapping = { readonly [Column in ImportColumn]?: number }

/** Headings by which a column is recognized, without their marks: those of the template and usual others. */
const headings: Record<ImportColumn, readonly string[]> = {
  name: ['name', 'product-name', 'ten', 'ten-san-pham', 'san-pham'],
  description: ['description', 'mo-ta'],
  category: ['category', 'danh-muc'],
  price: ['price', 'gia', 'gia-ban', 'don-gia'],
  compareAtPrice: ['compareatprice', 'compare-at-price', 'old-price', 'gia-goc', 'gia-niem-yet'],
  stock: ['stock', 'quantity', 'ton-kho', 'so-luong'],
  sku: ['sku', 'ma-hang', 'ma-sku'],
  condition: ['condition', 'tinh-trang'],
  tags: ['tags', 'the', 'tu-khoa', 'nhan'],
  slug: ['slug', 'duong-dan', 'address'],
  // The id of an export: a row for each variant of a product.
  group: ['group', 'product-group', 'nhom', 'nhom-san-pham', 'product-id', 'id'],
  variantName: ['variantname', 'variant-name', 'variant', 'phien-ban', 'ten-phien-ban', 'phan-loai'],
  options: ['options', 'tuy-chon', 'thuoc-tinh'],
}

/** Guesses the mapping by the headings; each column of the file is used once. */
export function guessMapping(head: readonly string[]): ImportMapping {
  const known = head.map((heading) => slugFrom(heading))
  return Object.fromEntries(
    importColumns.flatMap((column) => {
      const at = known.findIndex((heading) => headings[column].includes(heading))
      return at === -1 ? [] : [[column, at]]
    }),
  )
}
