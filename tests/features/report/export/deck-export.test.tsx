import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { catchDownloads } from '../../../support/open-app'
import { researchedRow } from '../../ideas/idea-rows'
import { openResults } from '../open-results'

const saved = catchDownloads()

async function choose(item: string) {
  await openResults([researchedRow({}, { title: 'Dogs: walk/run?' })], '?tab=deck')
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the export menu of the report', () => {
  const chooseHere = async (item: string) => {
    await openResults([researchedRow({}, { title: 'Dogs: walk/run?' })])
    await userEvent.click(await screen.findByRole('button', { name: 'Export report' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: item }))
  }

  it('saves the data, with the sections and the score', async () => {
    await chooseHere('Data as JSON (.json)')
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    const [file = new Blob(), name] = saved.mock.lastCall ?? []
    expect(name).toBe('Dogs walk run, validation report.json')
    const data = JSON.parse(await file.text())
    expect(data).toMatchObject({
      title: 'Dogs: walk/run?',
      status: 'completed',
      market: { competitors: [{}, {}] },
    })
    expect(data.scorecard.metrics).toHaveLength(10)
  })

  it('saves the deck without opening its tab', async () => {
    await chooseHere('Pitch deck as PowerPoint (.pptx)')
    await waitFor(() => expect(saved.mock.lastCall?.[1]).toBe('Dogs walk run, pitch deck.pptx'))
  })

  it('prints the whole report', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    await chooseHere('Report as PDF (print)')
    await waitFor(() => expect(print).toHaveBeenCalledOnce())
  })
})

describe('the export menu of the deck', () => {
  it('saves the presentation under a name that every system takes', async () => {
    await choose('PowerPoint (.pptx)')
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    const [file = new Blob(), name] = saved.mock.lastCall ?? []
    expect(name).toBe('Dogs walk run, pitch deck.pptx')
    expect(file.type).toContain('presentationml')
    expect(file.size).toBeGreaterThan(10_000)
  })

  it('saves the report as Markdown', async () => {
    await choose('Report as Markdown (.md)')
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    const [file = new Blob(), name] = saved.mock.lastCall ?? []
    expect(name).toBe('Dogs walk run, validation report.md')
    expect(await file.text()).toContain('**$24M**')
  })

  it('says when a file could not be made', async () => {
    saved.mockImplementation(() => {
      throw new Error('full')
    })
    await choose('Report as Markdown (.md)')
    expect(await screen.findByText('The file could not be created')).toBeInTheDocument()
  })

  it('prints the eight slides alone and clears up afterwards', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    const title = document.title
    await choose('PDF (print)')
    await waitFor(() => expect(print).toHaveBeenCalledOnce())
    const pages = document.querySelector<HTMLElement>('body > .print-slides')
    expect(pages && within(pages).getAllByRole('heading', { hidden: true })).toHaveLength(8)
    expect(document.title).toBe('Dogs walk run, pitch deck')
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(document.querySelector('body > .print-slides')).toBeNull())
    expect(document.title).toBe(title)
  })
})
