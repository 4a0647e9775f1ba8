import { Skeleton } from '@/shared/ui/skeleton'

export const EditorSkeleton = () => <Skeleton className="h-[55vh] min-h-64 rounded-md" />
