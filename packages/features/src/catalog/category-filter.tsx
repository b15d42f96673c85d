import { Link } from '@chonoi/ui/link'
import { useTranslation } from '@chonoi/i18n/react'
import { type CategoryNode, holds } from './category-tree.ts'
import { useProductFilters } from './use-product-filters.ts'

/** Lists the categories as links, with the selected branch expanded. */
export function CategoryFilter({
  tree,
  onChosen,
}: {
  tree: readonly CategoryNode[]
  onChosen?: (() => void) | undefined
}) {
  const { t } = useTranslation('products')
  const { filters, hrefWith } = useProductFilters()
  const branch = (nodes: readonly CategoryNode[]) =>
    nodes.map((node) => (
      <li key={node.id}>
        <CategoryLink
          href={hrefWith({ categoryId: node.id })}
          isCurrent={filters.categoryId === node.id}
          onChosen={onChosen}
          name={node.name}
          count={node.count}
        />
        {node.children.length > 0 && holds(node, filters.categoryId) && (
          <ul className="cn:ms-3 cn:ps-2 cn:border-l cn:border-border">{branch(node.children)}</ul>
        )}
      </li>
    ))
  return (
    <nav aria-label={t('filter.category')}>
      <ul>
        <li>
          <CategoryLink
            href={hrefWith({ categoryId: null })}
            isCurrent={filters.categoryId === null}
            onChosen={onChosen}
            name={t('filter.allCategories')}
          />
        </li>
        {branch(tree)}
      </ul>
    </nav>
  )
}

interface CategoryLinkProps {
  href: string
  isCurrent: boolean
  name: string
  count?: number
  onChosen: (() => void) | undefined
}

function CategoryLink({ href, isCurrent, name, count, onChosen }: CategoryLinkProps) {
  return (
    <Link
      href={href}
      variant="plain"
      className="cn:flex cn:justify-between cn:gap-2 cn:py-1 cn:px-2 cn:rounded-sm cn:text-text cn:text-14 cn:hover:bg-bg-subtle cn:aria-[current]:bg-primary-subtle cn:aria-[current]:text-on-primary-subtle cn:aria-[current]:font-medium cn:pointer-coarse:py-3"
      aria-current={isCurrent ? 'true' : undefined}
      {...(onChosen && { onClick: onChosen })}
    >
      <span>{name}</span>
      {count !== undefined && (
        <span className="cn:text-text-muted cn:text-13 cn:figures cn:in-aria-[current]:text-inherit">{count}</span>
      )}
    </Link>
  )
}
