const HEADER_BYTES = 6
const ENTRY_BYTES = 16
/** Byte offsets of width and height in a PNG. */
const PNG_WIDTH_AT = 16
const PNG_HEIGHT_AT = 20

/** Packs PNG images into an .ico file unchanged. Each must be smaller than 256 pixels. */
export function icoOf(pictures: Buffer[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = HEADER_BYTES + ENTRY_BYTES * pictures.length
  const entries = pictures.map((picture) => {
    const entry = Buffer.alloc(ENTRY_BYTES)
    entry.writeUInt8(picture.readUInt32BE(PNG_WIDTH_AT), 0)
    entry.writeUInt8(picture.readUInt32BE(PNG_HEIGHT_AT), 1)
    entry.writeUInt16LE(1, 4)
    entry.writeUInt16LE(32, 6)
    entry.writeUInt32LE(picture.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += picture.length
    return entry
  })
  return Buffer.concat([header, ...entries, ...pictures])
}
