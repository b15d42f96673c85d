import { tokensCss } from './css-file.ts'
import { tailwindCss } from './tailwind-file.ts'

/** Returns the files generated from the tokens, by path in the package. */
export const generatedFiles = (): Readonly<Record<string, string>> => ({
  'src/tokens/tokens.css': tokensCss(),
  'src/tailwind.css': tailwindCss(),
})
