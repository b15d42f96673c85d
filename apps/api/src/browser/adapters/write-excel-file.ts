// write-excel-file for browsers, with the return value of its Node build.
import writeXlsxFile from 'write-excel-file/universal'

type Written = (...given: Parameters<typeof writeXlsxFile>) => { toBuffer(): Promise<Uint8Array> }

const write: Written = (...given) => ({
  async toBuffer() {
    return new Uint8Array(await (await writeXlsxFile(...given).toBlob()).arrayBuffer())
  },
})
export default write
