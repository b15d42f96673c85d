import { expect, test } from 'vitest'
import { categoryTree } from './category-tree.ts'

const category = (id: string, parentId: string | null) => ({ id, parentId, name: id, imageUrl: null })
const categories = [
  category('home', null),
  category('kitchen', 'home'),
  category('garden', 'home'),
  category('books', null),
]

test('a category counts products of its subcategories, and one without products is left out', () => {
  const tree = categoryTree(
    categories,
    new Map([
      ['kitchen', 3],
      ['home', 1],
    ]),
  )
  expect(tree).toMatchObject([{ id: 'home', count: 4, children: [{ id: 'kitchen', count: 3 }] }])
})

test('the selected category stays even without products', () => {
  expect(categoryTree(categories, new Map(), 'garden')).toMatchObject([
    { id: 'home', children: [{ id: 'garden', count: 0 }] },
  ])
})
