// npm run bench:alive of this package: stories that talk to the server in the browser, without the rest of the bench.
import { measureAliveStories } from './alive-stories.ts'
import { printFigure } from './report.ts'

for (const figure of await measureAliveStories()) printFigure(figure)
