import { deflateSync } from 'node:zlib'

interface PdfOptions {
  isPacked?: boolean
  /** Added to the trailer, such as a reference to the keys of a protected PDF. */
  trailer?: string
}

const escaped = (line: string) => line.replace(/[\\()]/g, '\\$&')

/** A PDF with these lines on its pages, in a font that every reader has. */
export function pdfOf(pages: string[][], { isPacked = false, trailer = '' }: PdfOptions = {}): Buffer {
  const contents = pages.map(
    (lines) => `BT /F1 11 Tf 14 TL 50 780 Td ${lines.map((line) => `(${escaped(line)}) Tj T*`).join(' ')} ET`,
  )
  return pdfWith(contents, isPacked, trailer)
}

/** A PDF whose one page unpacks to so many bytes. */
export const bombPdf = (bytes: number): Buffer => pdfWith([' '.repeat(bytes)], true, '')

function pdfWith(contents: string[], isPacked: boolean, trailer: string): Buffer {
  const kids = contents.map((_, at) => `${4 + at * 2} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...contents.flatMap((content, at) => {
      const body = isPacked ? deflateSync(content).toString('latin1') : content
      const filter = isPacked ? '/Filter /FlateDecode ' : ''
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + at * 2} 0 R >>`,
        `<< /Length ${body.length} ${filter}>>\nstream\n${body}\nendstream`,
      ]
    }),
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const start = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  file += `trailer << /Size ${objects.length + 1} /Root 1 0 R ${trailer}>>\nstartxref\n${start}\n%%EOF`
  return Buffer.from(file, 'latin1')
}
