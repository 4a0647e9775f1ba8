import { editModel, type MarketEdits, type MarketModel, resetModel } from '@domain/market-model'
import type { Report } from '@domain/report'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '@/shared/ui/toast'
import { validationQueries } from '@/validation/validation-queries'
import { requestRevision } from '../../requests'

type ChangeModel = (model: MarketModel) => MarketModel

/** The report with another market model; unchanged if it has none. */
export function withMarketModel(report: Report, change: ChangeModel): Report {
  const { market } = report
  return market?.model ? { ...report, market: { ...market, model: change(market.model) } } : report
}

/** Applies the change optimistically, then refetches, so that values do not flicker. */
async function showSaved(client: QueryClient, id: string, change: ChangeModel): Promise<void> {
  const { queryKey } = validationQueries.detail(id)
  // A request in progress would return the state before the change.
  await client.cancelQueries({ queryKey })
  client.setQueryData(
    queryKey,
    (saved) => saved && { ...saved, report: withMarketModel(saved.report, change) },
  )
}

/** Saves the founder's own ranges of market inputs. */
export function useEditMarket(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (inputs: MarketEdits) => requestRevision({ action: 'edit-market', validationId: id, inputs }),
    onSuccess: async (_answer, inputs) => {
      await showSaved(client, id, (model) => editModel(model, inputs))
      toast.success('Market inputs saved')
    },
    onError: (error) =>
      toast.error('The market inputs were not saved', {
        description: `${error.message} What you typed is still here.`,
      }),
    onSettled: () => void client.invalidateQueries({ queryKey: validationQueries.all }),
  })
}

/** Restores the report's original market inputs. */
export function useResetMarket(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => requestRevision({ action: 'reset-market', validationId: id }),
    onSuccess: async () => {
      await showSaved(client, id, resetModel)
      toast.success('Market inputs reset')
    },
    onError: (error) => toast.error('The market inputs were not reset', { description: error.message }),
    onSettled: () => void client.invalidateQueries({ queryKey: validationQueries.all }),
  })
}
