import { columns, type Fixture, rows } from './rows.ts'

/** More rows than are visible, with the same total height as the other tables. */
const [drawnRows, rowHeight] = [30, 40]

/** Not a grid: checkboxes and text in a plain table, to measure the browser's own cost of pressing a checkbox. */
const Grid = () => (
  <div id="bare-markup" style={{ blockSize: '100%', overflow: 'auto' }}>
    <div style={{ blockSize: rows.length * rowHeight }}>
      <table aria-label="Sales">
        <tbody>
          {rows.slice(0, drawnRows).map((row) => (
            <tr key={row.id} style={{ blockSize: rowHeight }}>
              <td>
                <input type="checkbox" aria-label={row.name} />
              </td>
              {columns.map(({ id }) => (
                <td key={id}>{row[id]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </div>
)

export default {
  Grid,
  scroller: '#bare-markup',
  box: 'tbody input[type=checkbox]',
  fullHeight: 300_000,
} satisfies Fixture
