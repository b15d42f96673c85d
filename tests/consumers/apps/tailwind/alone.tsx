import './alone.css'
import { createRoot } from 'react-dom/client'
import { KitPage } from '../kit/kit-page.tsx'
import { OwnPart } from './own-part.tsx'

createRoot(document.querySelector('#root') as HTMLElement).render(
  <KitPage>
    <OwnPart />
  </KitPage>,
)
