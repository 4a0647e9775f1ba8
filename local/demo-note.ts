/** The text to print once the server is ready. */
export function demoNote(url: string, hosted: string | undefined): string {
  const local = `
  Founder  founder@groundwork.test / groundwork-demo
  Admin    admin@groundwork.test / groundwork-demo
  Mail     ${url}/_local/mail
`
  return `
Groundwork runs at ${url}
${hosted ? `\n  Backend  ${hosted}\n` : local}
Stop it with Ctrl-C.
`
}
