import '@chonoi/ui/styles.css'
import '@chonoi/features/styles.css'
import { createRoot } from 'react-dom/client'
import { KitPage } from '../kit/kit-page.tsx'
import { ScreensPart } from '../screens/screens-part.tsx'

/** A server that sends a strict policy writes its nonce here, as any page with a nonce has it. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce

createRoot(document.querySelector('#root') as HTMLElement).render(
  <KitPage nonce={nonce}>
    <ScreensPart />
  </KitPage>,
)
