/** Written by ../used-in-plugin.ts. */
declare module 'virtual:used-in' {
  const uses: Readonly<Record<string, readonly { title: string; story: string }[]>>
  export default uses
}
