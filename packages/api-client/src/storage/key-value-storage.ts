/**
 * What the client needs of a place that keeps strings: local storage in a browser, memory on a server and in tests.
 * `watch` tells of changes that another tab made; a key of null means everything was cleared.
 */
export interface KeyValueStorage {
  read(key: string): string | null
  write(key: string, value: string): void
  remove(key: string): void
  watch(onChange: (key: string | null) => void): () => void
}
