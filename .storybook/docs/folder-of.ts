/** Returns a story file's folder: `./packages/ui/src/button/button.stories.tsx` → `button`. */
export const folderOf = (fileName: unknown): string => /\/src\/([^/]+)\//.exec(String(fileName))?.[1] ?? ''
