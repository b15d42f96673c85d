import './docs.css'
import { ComponentPage } from './component-page.tsx'
import { DocsFrame } from './docs-frame.tsx'
import { tellProps } from './tell-props.ts'

/** Read by Storybook beside preview.tsx; test runs have no pages and leave it out (main.ts). */
export const parameters = { docs: { page: ComponentPage, container: DocsFrame } }
export const argTypesEnhancers = [tellProps]
