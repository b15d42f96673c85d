/** React with what it draws by: built into a script of its own, which is run in a task before that of the rest. */
export { hydrateRoot } from 'react-dom/client'
