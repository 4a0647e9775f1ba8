import { NO_SLOTS, type ReportSlots } from '@/features/ideas/results/report-slots'
import { MarketScale } from '@/features/report/market-scale'
import { ReportHeader } from '@/features/report/report-header'
import { ReportSummary } from '@/features/report/report-summary'
import { YourNumbers } from '@/features/report/your-numbers'

/** What a founder's report and a sample have in common. */
export const REPORT_SLOTS: ReportSlots = {
  ...NO_SLOTS,
  header: (props) => <ReportHeader {...props} />,
  summary: (props) => <ReportSummary {...props} />,
  scale: (model) => <MarketScale model={model} />,
  numbers: (brief, { model, marketSizeText }) => (
    <YourNumbers brief={brief} model={model} sized={model !== null || marketSizeText !== ''} />
  ),
}
