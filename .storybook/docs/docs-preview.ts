import './docs.css'
import { ComponentPage } from './component-page.tsx'
import { copyableCode } from './copyable-code.ts'
import { DocsFrame } from './docs-frame.tsx'
import { tellProps } from './tell-props.ts'

/** Loaded by Storybook after preview.tsx. Test runs have no docs pages and leave it out (main.ts). */
export const parameters = {
  docs: { page: ComponentPage, container: DocsFrame, source: { transform: copyableCode } },
}
export const argTypesEnhancers = [tellProps]
