import { centsFromVnd, type Cents } from '../money/cents.ts'
import { parseVnd } from '../money/parse-vnd.ts'
import { type ProductCondition, productConditions } from '../products/product-status.ts'
import { slugFrom } from '../text/slug.ts'
import type { Fault, FieldProblem } from '../validation/field-problem.ts'
import { validateProduct } from '../validation/product-form.ts'
import { type ImportColumn, type ImportMapping } from './import-columns.ts'

export const maxImportRows = 20_000

export interface ImportedProduct {
  /** Its row in the file; the headings are row 1. */
  readonly row: number
  readonly name: string
  readonly description: string
  readonly categoryId: string
  readonly priceInCents: Cents
  readonly compareAtPriceInCents: Cents | null
  readonly stock: number
  readonly sku: string | null
  readonly condition: ProductCondition
  readonly tags: readonly string[]
  /** Null: made from the name. */
  readonly slug: string | null
}

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
}

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

/** Checks rows one after the other, so that what an earlier row takes is not free for a later one. */
export class ImportCheck {
  readonly products: ImportedProduct[] = []
  readonly problems: ImportProblem[] = []
  total = 0
  readonly #mapping: ImportMapping
  readonly #facts: ImportFacts
  readonly #width: number
  readonly #skus: Set<string>
  readonly #slugs: Set<string>

  constructor(mapping: ImportMapping, facts: ImportFacts, width: number) {
    this.#mapping = mapping
    this.#facts = facts
    this.#width = width
    this.#skus = new Set(facts.skus)
    this.#slugs = new Set(facts.slugs)
  }

  /** Checks one row. Blank ones count for nothing. */
  add(row: number, cells: readonly string[]): void {
    if (cells.every((cell) => cell.trim() === '')) return
    this.total += 1
    const { product, problems } = this.#read(row, cells)
    if (problems.length > 0) this.problems.push(...problems)
    else this.products.push(product)
    if (product.sku !== null) this.#skus.add(product.sku)
    if (product.slug !== null) this.#slugs.add(product.slug)
  }

  #read(row: number, cells: readonly string[]): { product: ImportedProduct; problems: ImportProblem[] } {
    const textOf = (column: ImportColumn) => {
      const at = this.#mapping[column]
      return at === undefined ? '' : (cells[at] ?? '').trim()
    }
    const own: ImportProblem[] = []
    if (cells.slice(this.#width).some((cell) => cell.trim() !== ''))
      own.push({ row, column: null, code: 'too_many', params: { max: this.#width } })

    const amount = (column: 'price' | 'compareAtPrice'): Cents | null => {
      const text = textOf(column)
      const cents = text === '' ? null : amountOf(text)
      if (text !== '' && cents === null) own.push({ row, column, code: 'amount.invalid' })
      return cents
    }
    const priceInCents = amount('price')
    const compareAtPriceInCents = amount('compareAtPrice')
    const stockText = textOf('stock')
    const stock = stockText === '' ? 0 : /^-?\d+$/.test(stockText) ? Number(stockText) : Number.NaN
    const categoryText = textOf('category')
    const categoryId = this.#facts.categories.get(slugFrom(categoryText)) ?? ''
    if (categoryText !== '' && categoryId === '') own.push({ row, column: 'category', code: 'not_in_list' })
    const condition = conditionOf(textOf('condition'))
    if (!condition) own.push({ row, column: 'condition', code: 'not_in_list' })
    const tags = tagsOf(textOf('tags'))
    const form = {
      ...{ name: textOf('name'), description: textOf('description'), slug: textOf('slug'), sku: textOf('sku') },
      ...{ categoryId, priceInCents, compareAtPriceInCents, stock, tags },
    }
    if (form.sku !== '' && this.#skus.has(form.sku)) own.push({ row, column: 'sku', code: 'not_unique' })
    if (form.slug !== '' && this.#slugs.has(form.slug)) own.push({ row, column: 'slug', code: 'not_unique' })
    const more = validateProduct(form)
      .map((problem) => at(row, problem))
      .filter(({ column }) => !own.some((one) => one.column === column))
    return {
      product: {
        ...{ row, name: form.name, description: form.description, categoryId, tags, stock },
        ...{ priceInCents: priceInCents ?? 0, compareAtPriceInCents, condition: condition ?? 'NEW' },
        ...{ sku: form.sku || null, slug: form.slug || null },
      },
      problems: [...own, ...more],
    }
  }
}

function at(row: number, { field, ...fault }: FieldProblem): ImportProblem {
  return { ...fault, row, column: columnOf[field] ?? null }
}
