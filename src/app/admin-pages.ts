import {
  History,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  Route,
  SlidersHorizontal,
  Tag,
  UserRound,
  UsersRound,
} from 'lucide-react'
import type { LazyRouteFunction, RouteObject } from 'react-router-dom'
import { patterns } from '@/shared/lib/paths'

interface AdminPage {
  path: string
  /** Title of the document. */
  title: string
  /** Name in the sidebar and the command palette. */
  label: string
  icon: LucideIcon
  lazy: LazyRouteFunction<RouteObject>
}

/**
 * Pages of the admin area in sidebar order (docs/contract.md#sidebars). Router, sidebar, command palette and first
 * paint derive from this list.
 */
export const ADMIN_PAGES: readonly AdminPage[] = [
  {
    path: patterns.adminDashboard,
    title: 'Admin dashboard',
    label: 'Dashboard',
    icon: LayoutDashboard,
    lazy: async () => ({
      Component: (await import('@/features/admin/pages/dashboard-page')).AdminDashboardPage,
    }),
  },
  {
    path: '/admin/users',
    title: 'User Management',
    label: 'User Management',
    icon: UsersRound,
    lazy: async () => ({ Component: (await import('@/features/admin/pages/users-page')).AdminUsersPage }),
  },
  {
    path: patterns.adminRoadmaps,
    title: 'Roadmap Management',
    label: 'Roadmaps',
    icon: Route,
    lazy: async () => ({
      Component: (await import('@/features/roadmaps/pages/roadmap-management-page')).RoadmapManagementPage,
    }),
  },
  {
    path: '/admin/plan-settings',
    title: 'Pricing Plans',
    label: 'Pricing Plans',
    icon: Tag,
    lazy: async () => ({
      Component: (await import('@/features/admin/pages/plan-settings-page')).PlanSettingsPage,
    }),
  },
  {
    path: patterns.adminAiSettings,
    title: 'AI Settings',
    label: 'AI Settings',
    icon: SlidersHorizontal,
    lazy: async () => ({
      Component: (await import('@/features/admin/pages/ai-settings-page')).AiSettingsPage,
    }),
  },
  {
    path: '/admin/messages',
    title: 'Messages',
    label: 'Messages',
    icon: Mail,
    lazy: async () => ({ Component: (await import('@/features/admin/pages/messages-page')).MessagesPage }),
  },
  {
    path: '/admin/audit',
    title: 'Audit Log',
    label: 'Audit Log',
    icon: History,
    lazy: async () => ({ Component: (await import('@/features/admin/pages/audit-page')).AuditPage }),
  },
  {
    path: patterns.adminProfile,
    title: 'Profile Settings',
    label: 'Profile',
    icon: UserRound,
    lazy: async () => ({ Component: (await import('@/features/profile/pages/profile-page')).ProfilePage }),
  },
]
