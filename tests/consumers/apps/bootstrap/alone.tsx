import 'bootstrap/dist/css/bootstrap.min.css'
import { createRoot } from 'react-dom/client'
import { BootstrapPage } from './bootstrap-page.tsx'

createRoot(document.querySelector('#root') as HTMLElement).render(<BootstrapPage />)
