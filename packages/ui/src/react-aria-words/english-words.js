// Plain JavaScript, because the package ships the type of these words without their value; the types are beside it.
export { default as englishWords } from 'react-aria-components/i18n/en-US'
