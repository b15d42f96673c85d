import costs from '../../tests/bench/component-costs.json'
import { budgetOf, reasonOf } from '../../tests/bench/src/components/budgets.ts'

interface ComponentCost {
  scriptKb: number
  styleKb: number
  mountMs?: number
}
const table = costs as Record<string, ComponentCost | undefined>

/** Latest `npm run bench:components` measurements beside the budget. */
export function Cost({ folder }: { folder: string }) {
  const cost = table[folder]
  if (!cost) return <p>Not measured yet: npm run bench:components {folder}</p>
  const budget = budgetOf(folder)
  const reason = reasonOf(folder)
  return (
    <>
      {reason && <p>{reason}</p>}
      <table>
        <thead>
          <tr>
            <th>What</th>
            <th>Measured</th>
            <th>At most</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Script above React, gzipped</th>
            <td>{cost.scriptKb} KB</td>
            <td>{budget.scriptKb} KB</td>
          </tr>
          <tr>
            <th scope="row">Its rules in the stylesheet, gzipped</th>
            <td>{cost.styleKb} KB</td>
            <td>(22 KB all together)</td>
          </tr>
          {cost.mountMs !== undefined && (
            <tr>
              <th scope="row">Processor time of one mount</th>
              <td>{cost.mountMs} ms</td>
              <td>{budget.mountMs} ms</td>
            </tr>
          )}
        </tbody>
      </table>
    </>
  )
}
