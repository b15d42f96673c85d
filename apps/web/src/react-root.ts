/** React and its renderer, built into a separate script that runs in a task before the others. */
export { hydrateRoot } from 'react-dom/client'
