import cluster from 'node:cluster'

/** Tells the process before this one that it takes requests. Alone, nobody is told. */
export function tellReady(): void {
  if (cluster.isWorker) process.send?.('ready')
}

/**
 * Leaves the process before this one. Connections that it handed over meanwhile go back to it and on to the others; they
 * would stay open without an answer if this process ended with them. Alone, nothing is to be left.
 */
export function handBack(): Promise<void> {
  const { worker } = cluster
  if (!worker?.isConnected()) return Promise.resolve()
  return new Promise((left) => {
    worker.once('disconnect', () => left())
    worker.disconnect()
  })
}

// It is the other process that is asked for a restart; a terminal that closes asks all of its group.
if (cluster.isWorker) process.on('SIGHUP', () => {})
