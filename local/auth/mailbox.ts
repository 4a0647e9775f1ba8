const KEPT_MAILS = 200

export interface Mail {
  to: string
  subject: string
  text: string
  sentAt: string
  /** Addresses in the text, in its order. */
  links: string[]
}

/** What the auth server would have mailed, newest first, gone with the process. */
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
