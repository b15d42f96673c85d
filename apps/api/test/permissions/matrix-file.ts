import { join } from 'node:path'

export const matrixFile = join(import.meta.dirname, '../../../../docs/permissions.md')
