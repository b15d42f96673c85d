import { tokensCss } from './css-file.ts'
import { tailwindCss } from './tailwind-file.ts'

/** What is made from the tokens, by its path in the package. */
export const generatedFiles = (): Readonly<Record<string, string>> => ({
  'src/tokens/tokens.css': tokensCss(),
  'src/tailwind.css': tailwindCss(),
})
