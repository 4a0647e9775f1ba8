import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from './fixtures'
import { enterAsFounder } from './session'

/** Injects code in each way that a browser offers, as an attacker would; returns the ways that ran. */
async function injected() {
  const ran: string[] = []
  Object.assign(window, { ranInPage: (way: string) => ran.push(way) })
  const host = document.createElement('div')
  document.body.append(host)
  const script = document.createElement('script')
  script.textContent = "ranInPage('inline script')"
  host.append(script)
  host.insertAdjacentHTML('beforeend', `<img src="data:," onerror="ranInPage('event handler')">`)
  const data = document.createElement('script')
  data.src = "data:text/javascript,ranInPage('data address')"
  const loaded = new Promise((resolve) => {
    data.addEventListener('load', resolve)
    data.addEventListener('error', resolve)
  })
  host.append(data)
  const link = Object.assign(document.createElement('a'), { href: "javascript:ranInPage('javascript link')" })
  host.append(link)
  link.click()
  // In a timeout of its own, because code evaluated directly by a test may compile strings despite the policy.
  await new Promise<void>((resolve) =>
    setTimeout(() => {
      try {
        new Function("ranInPage('compiled text')")()
      } catch {}
      resolve()
    }),
  )
  await loaded
  host.remove()
  return ran
}

test('code that got into a page does not run, on pages for visitors and behind the login', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(/Content Security Policy/)
  await page.goto('/')
  expect(await page.evaluate(injected)).toEqual([])
  await enterAsFounder(page, app)
  expect(await page.evaluate(injected)).toEqual([])
})

test('no other site can show the app in a frame', async ({ page, app, complaints }) => {
  complaints.allow(/frame/i)
  const site = createServer((_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(`<iframe src="${app.url}/login"></iframe>`)
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`)
  // Chromium's error page for a page that refuses to be framed.
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/)
  site.closeAllConnections()
  site.close()
})
