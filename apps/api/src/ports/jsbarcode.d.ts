/** The part of JsBarcode that finds a code's bars. Its published types bring in those of the DOM. */
declare module 'jsbarcode' {
  /** Writes the bars into `drawn`: a letter per module, 1 for a bar. Calls `valid` instead of throwing. */
  export default function JsBarcode(
    drawn: { encodings?: readonly { data: string }[] },
    text: string,
    options: { format: 'CODE128'; valid: (isValid: boolean) => void },
  ): void
}
