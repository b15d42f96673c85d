// npm run bench:alive of this package: stories with the in-browser server, without the rest of the bench.
import { measureAliveStories } from './alive-stories.ts'
import { printFigure } from './report.ts'

for (const figure of await measureAliveStories()) printFigure(figure)
