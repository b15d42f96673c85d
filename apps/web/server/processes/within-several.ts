import cluster from 'node:cluster'

/** Tells the process before this one that it takes requests. Alone, nobody is told. */
export function tellReady(): void {
  if (cluster.isWorker) process.send?.('ready')
}

// It is the other process that is asked for a restart; a terminal that closes asks all of its group.
if (cluster.isWorker) process.on('SIGHUP', () => {})
