import './main.css'
import { createRoot } from 'react-dom/client'
import { KitPage } from '../kit/kit-page.tsx'
import { ScreensPart } from '../screens/screens-part.tsx'
import { OwnPart } from './own-part.tsx'

createRoot(document.querySelector('#root') as HTMLElement).render(
  <KitPage>
    <ScreensPart />
    <OwnPart />
  </KitPage>,
)
