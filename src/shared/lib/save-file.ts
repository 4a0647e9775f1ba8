/** Downloads a file in the browser. */
export function saveFile(content: Blob, name: string) {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Safari reads the address only after this task.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
