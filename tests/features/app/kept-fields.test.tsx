import { act } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { useForm, useWatch } from 'react-hook-form'
import { afterEach, expect, it, vi } from 'vitest'
import { keepFields } from '@/app/first-paint/kept-fields'

afterEach(() => document.body.replaceChildren())

function Page({ onReady }: { onReady: () => void }) {
  const [idea, setIdea] = useState('')
  const { register, control } = useForm({ defaultValues: { email: '' } })
  const email = useWatch({ control, name: 'email' })
  useEffect(onReady, [onReady])
  return (
    <>
      <textarea aria-label="Idea" value={idea} onChange={({ target }) => setIdea(target.value)} />
      <input aria-label="Email" {...register('email')} />
      <output>
        {idea}, {email}
      </output>
    </>
  )
}

function openPage() {
  document.body.innerHTML = `<div id="root">${renderToString(<Page onReady={vi.fn()} />)}</div>`
  const root = document.getElementById('root')
  const [idea, email] = document.querySelectorAll<HTMLElement>('textarea, input')
  if (!root || !idea || !email) throw new Error('nothing was drawn')
  return { root, idea, email, user: userEvent.setup() }
}

it('tells the app of what was typed before it ran, and of what is typed while it takes over', async () => {
  const { root, idea, email, user } = openPage()
  await user.type(idea, 'Walks for do')
  await user.type(email, 'grace@example.test')
  const bringBack = keepFields(root)
  await user.type(idea, 'gs')
  await act(async () => void hydrateRoot(root, <Page onReady={bringBack} />))
  expect(idea).toHaveValue('Walks for dogs')
  expect(email).toHaveValue('grace@example.test')
  expect(document.querySelector('output')).toHaveTextContent('Walks for dogs, grace@example.test')
})
