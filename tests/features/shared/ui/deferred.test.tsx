import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { deferred, deferredComponent } from '@/shared/ui/deferred'
import { Toaster } from '@/shared/ui/toaster'

interface DialogProps {
  open: boolean
  onClose: () => void
}

const Dialog = ({ open, onClose }: DialogProps) =>
  open && (
    <div role="dialog">
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>
  )

it('says that a dialog could not be loaded, and loads it when it is opened again', async () => {
  let online = false
  const Later = deferred(
    async () => {
      if (!online) throw new Error('offline')
      return Dialog
    },
    ({ open }: DialogProps) => open,
    ({ onClose }) => onClose(),
  )
  function Page() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <Later open={open} onClose={() => setOpen(false)} />
        <Toaster />
      </>
    )
  }
  render(<Page />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(await screen.findByText('This could not be loaded. Please try again.')).toBeVisible()
  online = true
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(await screen.findByRole('dialog')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('takes a written page over as it was written, and shows then what was loaded before', async () => {
  const Later = deferredComponent(async () => () => <p>Loaded</p>, <p>Pending</p>, { rare: true })
  const before = render(<Later />)
  expect(await screen.findByText('Loaded')).toBeVisible()
  before.unmount()
  const page = document.createElement('div')
  page.innerHTML = '<p>Pending</p>'
  document.body.append(page)
  const mismatches: unknown[] = []
  const root = await act(async () =>
    hydrateRoot(page, <Later />, { onRecoverableError: (error) => mismatches.push(error) }),
  )
  expect(mismatches).toEqual([])
  expect(page).toHaveTextContent('Loaded')
  act(() => root.unmount())
  page.remove()
})
