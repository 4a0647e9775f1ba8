import { PageHeader } from '@/shared/ui/page-header'
import { FiguresPanel } from '../dashboard/figures/figures-panel'
import { ValidationList } from '../dashboard/validation-list'

/** /admin/dashboard: figures of the runs, and the validations of all users. */
export const AdminDashboardPage = () => (
  <>
    <PageHeader title="Admin Dashboard" subtitle="Run statistics and all validations." />
    <FiguresPanel />
    <ValidationList />
  </>
)
