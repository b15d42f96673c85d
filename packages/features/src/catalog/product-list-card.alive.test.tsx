import { type ReactNode, useMemo, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { countedLinks } from '../../test-support/counted-links.tsx'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { type Navigation, NavigationProvider, useNavigation } from '../app/navigation.tsx'
import { ProductList } from './product-list-card.tsx'

/** Navigates like the site's router. */
function Site({ children }: { children: ReactNode }) {
  const around = useNavigation()
  const [address, goTo] = useState('/products')
  const value = useMemo<Navigation>(() => {
    const { pathname, searchParams } = new URL(address, location.origin)
    return { ...around, pathname, search: searchParams, navigate: goTo }
  }, [around, address])
  return <NavigationProvider value={value}>{children}</NavigationProvider>
}

/** Renders the list and records which links of its products and filters render again. */
async function showProducts() {
  const { Link, drawnAnew } = countedLinks('.catalog-list :is(.catalog-grid, .catalog-filters)')
  const list = (
    <Site>
      <ProductList empty={() => null} />
    </Site>
  )
  const { screen, network } = await renderScreen(list, {
    words: ['products', 'catalog'],
    linkComponent: Link,
  })
  const products = screen.getByRole('list', { name: 'List of products' })
  await expect.poll(() => products.getByRole('listitem').elements().length).toBeGreaterThan(10)
  await expect
    .poll(
      () =>
        screen
          .getByRole('navigation', { name: 'Category', includeHidden: true })
          .getByRole('link', { includeHidden: true })
          .elements().length,
    )
    .toBeGreaterThan(3)
  drawnAnew.length = 0
  return { screen, network, drawnAnew }
}

const ofProducts = (href: string) => href.startsWith('/products/')

test('a press on a filter re-renders no product before the answer has arrived', async () => {
  const { screen, network, drawnAnew } = await showProducts()
  const letGo = network.hold('GET /products')
  await screen.getByRole('checkbox', { name: 'In stock' }).click()
  await expect.poll(() => network.sent('GET /products')).toHaveLength(2)
  expect(drawnAnew.filter(ofProducts)).toEqual([])
  letGo()
})

test('opening and closing the filters on a phone re-renders neither the products nor the filters of wide screens', async () => {
  await page.viewport(390, 800)
  const { screen, drawnAnew } = await showProducts()
  await screen.getByRole('button', { name: 'Filters' }).click()
  await expect.element(screen.getByRole('dialog').getByRole('checkbox', { name: 'In stock' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(drawnAnew).toEqual([])
})

test('a filter shows as selected before the URL follows, and the next one is added to it', async () => {
  const { screen, visited } = await renderScreen(<ProductList empty={() => null} />, {
    words: ['products', 'catalog'],
    address: '/products',
  })
  const inStock = screen.getByRole('checkbox', { name: 'In stock' })
  await inStock.click()
  await expect.element(inStock).toBeChecked()
  await screen.getByRole('checkbox', { name: 'Featured products' }).click()
  expect(visited).toEqual(['/products?inStock=true', '/products?inStock=true&featured=true'])
})
