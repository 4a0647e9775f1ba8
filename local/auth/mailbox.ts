const KEPT_MAILS = 200

export interface Mail {
  to: string
  subject: string
  text: string
  sentAt: string
  /** Links in the text, in order. */
  links: string[]
}

/** Emails that the auth server would have sent, newest first; lost when the process ends. */
export interface Mailbox {
  readonly mails: readonly Mail[]
  to(address: string): Mail[]
  deliver(mail: { to: string; subject: string; text: string }): void
}

export function createMailbox(): Mailbox {
  const mails: Mail[] = []
  return {
    mails,
    to: (address) => mails.filter((mail) => mail.to === address.toLowerCase()),
    deliver({ to, subject, text }) {
      const links = text.match(/https?:\/\/\S+/g) ?? []
      mails.unshift({ to: to.toLowerCase(), subject, text, links, sentAt: new Date().toISOString() })
      mails.length = Math.min(mails.length, KEPT_MAILS)
    },
  }
}
