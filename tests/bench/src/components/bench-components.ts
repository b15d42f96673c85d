// npm run bench:components [name…]: measures the cost of each component against its budget. Writes
// bench/component-costs.json, which its page in Storybook shows. Exits with 1 when a budget is exceeded.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { brokenBudgets } from './budgets.ts'
import { readComponentCosts, writeComponentCosts } from './component-costs.ts'
import { componentNames, kit } from './component-list.ts'
import { measureMounts } from './measure-mounts.ts'
import { measureSizes } from './measure-sizes.ts'

const asked = process.argv.slice(2)
const names = asked.length > 0 ? asked : componentNames
const costs = asked.length > 0 ? readComponentCosts() : {}

const mounts = await measureMounts(names.filter((name) => existsSync(join(kit, 'src', name, `${name}.stories.tsx`))))
for (const name of names) {
  const mountMs = mounts[name]
  const cost = { ...(await measureSizes(name)), ...(mountMs !== undefined && { mountMs }) }
  costs[name] = cost
  console.log(
    `${name.padEnd(24)} ${cost.scriptKb.toFixed(2).padStart(7)} KB  css ${cost.styleKb.toFixed(2).padStart(5)} KB  ${
      mountMs?.toFixed(2).padStart(6) ?? '     -'
    } ms`,
  )
}
writeComponentCosts(Object.fromEntries(Object.entries(costs).toSorted(([a], [b]) => a.localeCompare(b))))

const broken = brokenBudgets(costs)
if (broken.length > 0) {
  console.error(`\n${broken.join('\n')}`)
  process.exit(1)
}
