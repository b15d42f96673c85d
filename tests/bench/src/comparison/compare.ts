// npm run bench:comparison: compares our components with those of other libraries, without the rest of the bench.
import { printFigure } from '../report.ts'
import { compareTables } from './compare-tables.ts'
import { compareWeights } from './compare-weights.ts'

for (const figure of [...(await compareWeights()), ...(await compareTables())]) printFigure(figure)
