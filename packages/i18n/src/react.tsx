/** The parts of react-i18next that screens use. */
export { I18nextProvider as I18nProvider, Trans, useTranslation } from 'react-i18next'
