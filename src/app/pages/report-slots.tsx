import { ReportHeader } from '@/features/report/frame/report-header'
import { MarketScale } from '@/features/report/market/market-scale'
import { YourNumbers } from '@/features/report/market/your-numbers'
import { NO_SLOTS, type ReportSlots } from '@/features/report/report-slots'
import { ReportSummary } from '@/features/report/summary/report-summary'

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
