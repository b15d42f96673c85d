/** The part of pdfmake that documents are printed with. Its published types bring in those of the DOM. */
declare module 'pdfmake' {
  const pdfmake: {
    setFonts(fonts: Record<string, Record<'normal' | 'bold' | 'italics' | 'bolditalics', string>>): void
    addTableLayouts(layouts: Record<string, object>): void
    /** Decides which files a document may read. */
    setLocalAccessPolicy(isAllowed: (path: string) => boolean): void
    /** Decides which addresses a document may fetch. */
    setUrlAccessPolicy(isAllowed: (url: string) => boolean): void
    createPdf(definition: object): { getBuffer(): Promise<Uint8Array> }
  }
  export default pdfmake
}
