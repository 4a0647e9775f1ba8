import { describe, expect, it } from 'vitest'
import { mailPage } from '../../local/auth/mail-page'
import { createMailbox } from '../../local/auth/mailbox'

function ask(accept: string, mails: { to: string; subject: string; text: string }[]) {
  const mailbox = createMailbox()
  for (const mail of mails) mailbox.deliver(mail)
  return mailPage(new Request('http://127.0.0.1/_local/mail', { headers: { accept } }), mailbox)
}

const mail = (subject: string, text = 'Hello') => ({ to: 'Ada@Groundwork.test', subject, text })

describe('the mailbox page', () => {
  it('lists mails newest first, with links to click', async () => {
    const link = 'http://127.0.0.1:4173/auth/v1/verify?token=1&type=signup'
    const page = await ask('text/html', [mail('Older'), mail('Newer', `Follow ${link}`)]).text()
    expect(page.indexOf('Newer')).toBeLessThan(page.indexOf('Older'))
    expect(page).toContain('<title>Local mailbox</title>')
    expect(page).toContain(`<a href="${link.replace('&', '&#38;')}">`)
  })

  it('shows what a mail says as text, never as markup', async () => {
    const answer = ask('text/html', [mail('<script>alert(1)</script>', `"'<img src=x onerror=alert(1)>`)])
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await answer.text()).not.toMatch(/<script|<img/)
  })

  it('says what to do where there is none', async () => {
    expect(await ask('text/html', []).text()).toContain('No mail yet')
  })

  it('answers JSON to who asks for it', async () => {
    const [first] = await ask('application/json', [mail('Hello', 'See https://example.com/x now')]).json()
    expect(first).toMatchObject({
      to: 'ada@groundwork.test',
      subject: 'Hello',
      links: ['https://example.com/x'],
    })
  })

  it('keeps the newest 200', () => {
    const mailbox = createMailbox()
    for (let number = 1; number <= 201; number++) mailbox.deliver(mail(`Mail ${number}`))
    expect(mailbox.mails).toHaveLength(200)
    expect(mailbox.mails[0]?.subject).toBe('Mail 201')
  })
})
