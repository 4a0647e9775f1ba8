/** What a person needs to know once the server answers. */
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
