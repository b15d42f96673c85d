/**
 * A string store: local storage in a browser, memory on a server and in tests. `watch` reports changes made by other
 * tabs; a null key means everything was cleared.
 */
export interface KeyValueStorage {
  read(key: string): string | null
  write(key: string, value: string): void
  remove(key: string): void
  watch(onChange: (key: string | null) => void): () => void
}
