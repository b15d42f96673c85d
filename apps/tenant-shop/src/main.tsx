import './shop.css'
import { connectBrowser, destinationAfterSignOut } from '@chonoi/api-client'
import { createI18n, isLanguage, loadNamespaces } from '@chonoi/i18n'
import { createQueryClient } from '@chonoi/features/app/query-client'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { shop } from './shop.ts'
import { createShopRouter } from './shop-router.tsx'
import { wearBrand } from './wear-brand.ts'

wearBrand(shop.brand)

const kept = localStorage.getItem('language')
const language = isLanguage(kept) ? kept : 'vi'
const theme = localStorage.getItem('theme')
document.documentElement.lang = language
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme

const i18n = createI18n(language, (name) => console.error(`The page says ${name} before its words are there.`))
await loadNamespaces(i18n, language, ['common', 'shell', 'errors', 'roles'])

const connection = connectBrowser({
  baseUrl: location.origin,
  language: () => i18n.language,
  onSignedOut: (reason) => {
    const destination = destinationAfterSignOut(reason)
    if (destination) void router.navigate({ href: destination })
  },
})
const queryClient = createQueryClient()
const router = createShopRouter({ i18n, queryClient, connection })

const place = document.querySelector('#root')
if (!place) throw new Error('The page has no #root.')
createRoot(place).render(<RouterProvider router={router} />)
