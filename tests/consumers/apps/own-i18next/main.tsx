import '@chonoi/ui/styles.css'
import { addChonoiResources } from '@chonoi/i18n'
import { createInstance } from 'i18next'
import { createRoot } from 'react-dom/client'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { OfficePage } from './office-page.tsx'
import { english, french, frenchProducts } from './texts.ts'

const i18n = createInstance()
await i18n.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  defaultNS: 'office',
  resources: { en: { office: english }, fr: { office: french, productManagement: frenchProducts } },
  interpolation: { escapeValue: false },
})
await addChonoiResources(i18n, 'en', ['productManagement'])

createRoot(document.querySelector('#root') as HTMLElement).render(
  <I18nextProvider i18n={i18n}>
    <OfficePage />
  </I18nextProvider>,
)
