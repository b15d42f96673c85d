import { expect, test } from 'vitest'
import { categoriesAbove, categoryTree } from './category-tree.ts'

const category = (id: string, parentId: string | null) => ({ id, parentId, name: id, nameEn: null, imageUrl: null })
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

test('the categories above one come from the top down; a circle ends', () => {
  const deep = [...categories, category('stoves', 'kitchen')]
  expect(categoriesAbove(deep, 'stoves').map(({ id }) => id)).toEqual(['home', 'kitchen'])
  expect(categoriesAbove(deep, 'books')).toEqual([])
  expect(categoriesAbove([category('a', 'b'), category('b', 'a')], 'a').map(({ id }) => id)).toEqual(['a', 'b'])
})
