import { join } from 'node:path'
import { supervise } from '../processes/supervise.ts'

process.exit(
  await supervise({
    script: join(import.meta.dirname, 'small-site.ts'),
    count: 2,
    environmentOf: (place) => ({ PLACE: String(place) }),
    tell: (line) => console.log(line),
  }),
)
