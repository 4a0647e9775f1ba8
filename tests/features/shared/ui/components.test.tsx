import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { BasisMark } from '@/shared/ui/basis-mark'
import { Button } from '@/shared/ui/button'
import { Dialog, DialogClose, DialogContent, DialogFooter, DialogTrigger } from '@/shared/ui/dialog'
import { Field } from '@/shared/ui/field'
import { Input } from '@/shared/ui/input'
import { Progress } from '@/shared/ui/progress'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/shared/ui/tabs'

it('ties a control to its label, hint and error', () => {
  render(
    <Field label="Email" hint="For signing in." error="Invalid email address">
      {(control) => <Input {...control} />}
    </Field>,
  )
  const input = screen.getByLabelText('Email')
  expect(input).toBeInvalid()
  expect(input).toHaveAccessibleDescription('Invalid email address For signing in.')
})

it('does not press a busy button', async () => {
  const press = vi.fn()
  render(
    <Button busy onClick={press}>
      Signing in...
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Signing in...' })
  await userEvent.click(button)
  expect(button).toBeDisabled()
  expect(press).not.toHaveBeenCalled()
})

it('does not submit a form unless it is told to', async () => {
  const submit = vi.fn()
  render(
    <form onSubmit={submit}>
      <Button>Cancel</Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(submit).not.toHaveBeenCalled()
})

it('dresses a link as a button and leaves it a link', () => {
  render(
    <Button asChild>
      <a href="/login">Sign in</a>
    </Button>,
  )
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveClass('bg-accent')
})

it('names the basis of a statement and the numbers of its sources', () => {
  render(<BasisMark basis="source" sources={['s1', 's3']} />)
  expect(screen.getByText('Source 1, 3')).toBeVisible()
})

it('does not hide that a basis was not recorded', () => {
  render(<BasisMark basis={null} />)
  expect(screen.getByText('Not recorded')).toBeVisible()
})

it('explains a mark under the pointer', async () => {
  render(<BasisMark basis="template" />)
  await userEvent.hover(screen.getByText('Standard text'))
  expect(await screen.findByRole('tooltip')).toHaveTextContent('It was not researched for yours.')
})

it('alerts to errors and can be dismissed', async () => {
  const dismiss = vi.fn()
  render(
    <AlertBanner variant="error" onDismiss={dismiss}>
      Something is missing.
    </AlertBanner>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('Something is missing.')
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(dismiss).toHaveBeenCalledOnce()
})

it.each([
  [50, '50'],
  [140, '100'],
  [-5, '0'],
])('holds a progress of %d within the bar', (value, expected) => {
  render(<Progress value={value} label="Analysis" />)
  expect(screen.getByRole('progressbar', { name: 'Analysis' })).toHaveAttribute('aria-valuenow', expected)
})

it('moves between tabs with the arrow keys', async () => {
  render(
    <Tabs defaultValue="concept">
      <TabsList aria-label="Report">
        <TabsTrigger value="concept">Project Concept</TabsTrigger>
        <TabsTrigger value="market">Market</TabsTrigger>
      </TabsList>
      <TabsContent value="concept">Overview</TabsContent>
      <TabsContent value="market">Size</TabsContent>
    </Tabs>,
  )
  await userEvent.click(screen.getByRole('tab', { name: 'Project Concept' }))
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tabpanel', { name: 'Market' })).toHaveTextContent('Size')
})

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its last row', () => userEvent.click(screen.getByRole('button', { name: 'Keep it' }))],
  ['its corner', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
])('opens a named dialog, closes it with %s and returns the focus', async (_, close) => {
  render(
    <Dialog>
      <DialogTrigger asChild>
        <Button>Delete</Button>
      </DialogTrigger>
      <DialogContent title="Delete this validation?">
        <DialogFooter>
          <DialogClose asChild>
            <Button>Keep it</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(screen.getByRole('dialog', { name: 'Delete this validation?' })).toBeVisible()
  await close()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus()
})

it('moves along the tabs with arrows, Home and End, past those that are locked', async () => {
  render(
    <Tabs value="locked">
      <TabsList aria-label="Phases">
        <TabsTrigger value="first">First</TabsTrigger>
        <TabsTrigger value="locked" disabled>
          Locked
        </TabsTrigger>
        <TabsTrigger value="last">Last</TabsTrigger>
      </TabsList>
    </Tabs>,
  )
  // The open tab takes no focus, so the row passes it on.
  await userEvent.tab()
  expect(screen.getByRole('tab', { name: 'First' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Last' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'First' })).toHaveFocus()
  await userEvent.keyboard('{End}')
  expect(screen.getByRole('tab', { name: 'Last' })).toHaveFocus()
  await userEvent.keyboard('{Home}')
  expect(screen.getByRole('tab', { name: 'First' })).toHaveFocus()
})
