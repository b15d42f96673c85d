/** react-i18next as the screens use it. */
export { I18nextProvider as I18nProvider, Trans, useTranslation } from 'react-i18next'
