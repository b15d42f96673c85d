import { writeFileSync } from 'node:fs'
import { permissionMatrix } from './matrix-page.ts'
import { matrixFile } from './matrix-file.ts'

writeFileSync(matrixFile, permissionMatrix())
