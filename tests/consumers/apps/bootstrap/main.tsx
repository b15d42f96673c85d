import 'bootstrap/dist/css/bootstrap.min.css'
import '@chonoi/ui/styles-beside.css'
import { createRoot } from 'react-dom/client'
import { KitPage } from '../kit/kit-page.tsx'
import { BootstrapPage } from './bootstrap-page.tsx'

createRoot(document.querySelector('#root') as HTMLElement).render(
  <>
    <BootstrapPage />
    <KitPage />
  </>,
)
