import { centsFromVnd, type Cents } from '../money/cents.ts'
import { parseVnd, parseWholeNumber } from '../money/parse-amount.ts'
import { type ProductCondition, productConditions } from '../products/product-status.ts'
import { slugFrom } from '../text/slug.ts'
import type { Fault, FieldProblem } from '../validation/field-problem.ts'
import { validateProduct } from '../validation/product-form.ts'
import { type ImportColumn, type ImportMapping } from './import-columns.ts'
import { identityOf, validateImportedVariant, type VariantOptions, variantOptionsOf } from './imported-variant.ts'

export const maxImportRows = 20_000

/** A product's variants in one file; the screens that show them are not made for more. */
const maxImportedVariants = 100

export interface ImportedVariant {
  /** Its row in the file; the headings are row 1. */
  readonly row: number
  readonly priceInCents: Cents
  readonly compareAtPriceInCents: Cents | null
  readonly stock: number
  readonly sku: string | null
  /** Absent: not named. */
  readonly variantName?: string
  /** What sets it apart, e.g. Màu: Đỏ. Absent: nothing. */
  readonly options?: VariantOptions
}

/** A product with its first variant. */
export interface ImportedProduct extends ImportedVariant {
  readonly name: string
  readonly description: string
  readonly categoryId: string
  readonly condition: ProductCondition
  readonly tags: readonly string[]
  /** Null: made from the name. */
  readonly slug: string | null
  /** Its other variants, from the other rows of its group. Absent: none. */
  readonly more?: readonly ImportedVariant[]
}

/** How many rows of the file a product takes. */
export const importedRows = ({ more = [] }: Pick<ImportedProduct, 'more'>): number => 1 + more.length

/** What is wrong with a cell, or with a row where no column is named. */
export type ImportProblem = Fault & { readonly row: number; readonly column: ImportColumn | null }

/** What the shop and the platform know already. */
export interface ImportFacts {
  /** Categories by their slug. */
  readonly categories: ReadonlyMap<string, string>
  readonly skus: ReadonlySet<string>
  readonly slugs: ReadonlySet<string>
}

const columnOf: Readonly<Record<string, ImportColumn>> = {
  name: 'name',
  description: 'description',
  categoryId: 'category',
  priceInCents: 'price',
  compareAtPriceInCents: 'compareAtPrice',
  stock: 'stock',
  sku: 'sku',
  tags: 'tags',
  slug: 'slug',
  variantName: 'variantName',
}

/** What every row of a group says alike, or leaves to the first. */
const productColumns = ['name', 'description', 'category', 'condition', 'tags', 'slug'] as const

const conditionWords: Readonly<Record<string, ProductCondition>> = {
  moi: 'NEW',
  'da-qua-su-dung': 'USED',
  cu: 'USED',
  'tan-trang': 'REFURBISHED',
}

/** An amount in đồng, as people write it; null where it is not one, and where it has decimals. */
const amountOf = (text: string): Cents | null => {
  const vnd = parseVnd(text)
  return vnd === null ? null : centsFromVnd(vnd)
}

function conditionOf(text: string): ProductCondition | undefined {
  if (text === '') return 'NEW'
  return productConditions.find((one) => one === text.toUpperCase()) ?? conditionWords[slugFrom(text)]
}

/** Tags as people write them, or as an export of data does: a list in JSON. */
function tagsOf(text: string): string[] {
  const words = text.startsWith('[') ? listed(text) : text.split(/[;|]/)
  return [...new Set(words.map((tag) => tag.trim()).filter((tag) => tag !== ''))]
}

function listed(text: string): string[] {
  try {
    const parsed: unknown = JSON.parse(text)
    if (Array.isArray(parsed)) return parsed.filter((one) => typeof one === 'string')
  } catch {
    // A tag that begins with a bracket.
  }
  return [text]
}

/** A product while its rows are read. */
interface Draft {
  readonly product: ImportedProduct
  readonly more: ImportedVariant[]
  /** What its first row says of the product itself. */
  readonly said: ReadonlyMap<ImportColumn, string>
  readonly identities: Set<string>
  isGood: boolean
}

type TextOf = (column: ImportColumn) => string

/**
 * Checks rows one after the other, so that what an earlier row takes is not free for a later one. Rows of one group are
 * the variants of one product; it is imported with all of them or not at all.
 */
export class ImportCheck {
  readonly problems: ImportProblem[] = []
  total = 0
  readonly #mapping: ImportMapping
  readonly #facts: ImportFacts
  readonly #width: number
  readonly #skus: Set<string>
  readonly #slugs: Set<string>
  readonly #drafts: Draft[] = []
  readonly #groups = new Map<string, Draft>()

  constructor(mapping: ImportMapping, facts: ImportFacts, width: number) {
    this.#mapping = mapping
    this.#facts = facts
    this.#width = width
    this.#skus = new Set(facts.skus)
    this.#slugs = new Set(facts.slugs)
  }

  /** The products whose rows are all good. */
  get products(): ImportedProduct[] {
    return this.#drafts.flatMap(({ product, more, isGood }) =>
      isGood ? [more.length > 0 ? { ...product, more } : product] : [],
    )
  }

  /** Checks one row. Blank ones count for nothing. */
  add(row: number, cells: readonly string[]): void {
    if (cells.every((cell) => cell.trim() === '')) return
    this.total += 1
    const textOf: TextOf = (column) => {
      const at = this.#mapping[column]
      return at === undefined ? '' : (cells[at] ?? '').trim()
    }
    const isTooWide = cells.slice(this.#width).some((cell) => cell.trim() !== '')
    const tooWide: ImportProblem[] = isTooWide
      ? [{ row, column: null, code: 'too_many', params: { max: this.#width } }]
      : []
    const group = textOf('group')
    const known = group === '' ? undefined : this.#groups.get(group)
    const draft = known ?? this.#begin(row, textOf, group)
    const wrong = [...tooWide, ...(known ? this.#addVariant(row, textOf, known) : [])]
    if (wrong.length === 0) return
    this.problems.push(...wrong)
    draft.isGood = false
  }

  #begin(row: number, textOf: TextOf, group: string): Draft {
    const { product, problems } = this.#readProduct(row, textOf)
    const draft: Draft = {
      ...{ product, more: [], isGood: problems.length === 0 },
      said: new Map(productColumns.map((column) => [column, textOf(column)])),
      identities: new Set([identityOf(product)]),
    }
    this.problems.push(...problems)
    this.#drafts.push(draft)
    if (group !== '') this.#groups.set(group, draft)
    if (product.slug !== null) this.#slugs.add(product.slug)
    return draft
  }

  #addVariant(row: number, textOf: TextOf, { more, said, identities }: Draft): ImportProblem[] {
    const { variant, problems } = this.#readVariant(row, textOf)
    const identity = identityOf(variant)
    const differing = productColumns.filter((column) => textOf(column) !== '' && textOf(column) !== said.get(column))
    const own: ImportProblem[] = differing.map((column) => ({ row, column, code: 'csv.differs' }))
    if (identities.has(identity)) {
      const isNamed = variant.variantName !== undefined
      own.push({ row, column: 'variantName', code: isNamed ? 'not_unique' : 'required' })
    }
    identities.add(identity)
    more.push(variant)
    if (more.length >= maxImportedVariants)
      own.push({ row, column: 'group', code: 'too_many', params: { max: maxImportedVariants } })
    return [...own, ...problems]
  }

  #readProduct(row: number, textOf: TextOf): { product: ImportedProduct; problems: ImportProblem[] } {
    const { variant, problems: own } = this.#readVariant(row, textOf)
    const categoryText = textOf('category')
    const categoryId = this.#facts.categories.get(slugFrom(categoryText)) ?? ''
    if (categoryText !== '' && categoryId === '') own.push({ row, column: 'category', code: 'not_in_list' })
    const condition = conditionOf(textOf('condition'))
    if (!condition) own.push({ row, column: 'condition', code: 'not_in_list' })
    const slug = textOf('slug')
    if (slug !== '' && this.#slugs.has(slug)) own.push({ row, column: 'slug', code: 'not_unique' })
    const form = { name: textOf('name'), description: textOf('description'), categoryId, tags: tagsOf(textOf('tags')) }
    const { priceInCents, compareAtPriceInCents } = variant
    const more = validateProduct({ ...form, slug, sku: '', priceInCents, compareAtPriceInCents })
      .map((problem) => at(row, problem))
      .filter(({ column }) => !own.some((one) => one.column === column))
    return {
      product: { ...variant, ...form, condition: condition ?? 'NEW', slug: slug || null },
      problems: [...own, ...more],
    }
  }

  #readVariant(row: number, textOf: TextOf): { variant: ImportedVariant; problems: ImportProblem[] } {
    const own: ImportProblem[] = []
    const amount = (column: 'price' | 'compareAtPrice'): Cents | null => {
      const text = textOf(column)
      const cents = text === '' ? null : amountOf(text)
      if (text !== '' && cents === null) own.push({ row, column, code: 'amount.invalid' })
      return cents
    }
    const priceInCents = amount('price')
    const compareAtPriceInCents = amount('compareAtPrice')
    const stockText = textOf('stock')
    const stock = stockText === '' ? 0 : (parseWholeNumber(stockText) ?? Number.NaN)
    const sku = textOf('sku')
    if (sku !== '' && this.#skus.has(sku)) own.push({ row, column: 'sku', code: 'not_unique' })
    if (sku !== '') this.#skus.add(sku)
    const options = variantOptionsOf(textOf('options'))
    if (!options) own.push({ row, column: 'options', code: 'options.invalid' })
    const variantName = textOf('variantName') || Object.values(options ?? {}).join(' / ')
    const more = validateImportedVariant({ variantName, sku, priceInCents, compareAtPriceInCents, stock })
      .map((problem) => at(row, problem))
      .filter(({ column }) => !own.some((one) => one.column === column))
    return {
      variant: {
        ...{ row, stock, priceInCents: priceInCents ?? 0, compareAtPriceInCents, sku: sku || null },
        ...(variantName !== '' && { variantName }),
        ...(options && Object.keys(options).length > 0 && { options }),
      },
      problems: [...own, ...more],
    }
  }
}

function at(row: number, { field, ...fault }: FieldProblem): ImportProblem {
  return { ...fault, row, column: columnOf[field] ?? null }
}
