import { onlineManager, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { QueryView } from '@/shared/ui/query-view'

type Load = () => Promise<string[]>

function List({ load, error }: { load: Load; error?: string }) {
  const query = useQuery({ queryKey: ['list'], queryFn: load, retry: false })
  return (
    <>
      <button type="button" onClick={() => void query.refetch()}>
        Refetch
      </button>
      <QueryView query={query} pending={<p>Skeleton</p>} empty={<p>Nothing yet</p>} error={error}>
        {(items) => <p>{items.join(', ')}</p>}
      </QueryView>
    </>
  )
}

const show = (load: Load, error?: string) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <List load={load} error={error} />
    </QueryClientProvider>,
  )

afterEach(() => onlineManager.setOnline(true))

it('shows the skeleton and says that it loads, then the data', async () => {
  show(async () => ['one', 'two'])
  expect(screen.getByText('Skeleton')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Loading')
  expect(await screen.findByText('one, two')).toBeVisible()
})

it('shows the empty form for an empty list', async () => {
  show(async () => [])
  expect(await screen.findByText('Nothing yet')).toBeVisible()
})

it('shows the failure with a retry that loads again', async () => {
  const load = vi.fn<Load>().mockRejectedValueOnce(new Error('no')).mockResolvedValue(['one'])
  show(load, 'Failed to load the list.')
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the list.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('one')).toBeVisible()
})

it('keeps the data when refetching it fails, and says that it is old', async () => {
  const load = vi.fn<Load>().mockResolvedValueOnce(['one']).mockRejectedValue(new Error('no'))
  show(load)
  await screen.findByText('one')
  await userEvent.click(screen.getByRole('button', { name: 'Refetch' }))
  expect(await screen.findByText(/loaded earlier/)).toBeVisible()
  expect(screen.getByText('one')).toBeVisible()
})

it('says that the browser is offline instead of loading forever', async () => {
  onlineManager.setOnline(false)
  show(async () => ['one'])
  expect(await screen.findByText(/You appear to be offline/)).toBeVisible()
  onlineManager.setOnline(true)
  expect(await screen.findByText('one')).toBeVisible()
})
