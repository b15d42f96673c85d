// write-excel-file for browsers, with the answer that its Node side gives.
import writeXlsxFile from 'write-excel-file/universal'

type Written = (...given: Parameters<typeof writeXlsxFile>) => { toBuffer(): Promise<Uint8Array> }

const write: Written = (...given) => ({
  async toBuffer() {
    return new Uint8Array(await (await writeXlsxFile(...given).toBlob()).arrayBuffer())
  },
})
export default write
