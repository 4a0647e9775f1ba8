import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { formatMoment } from '@/shared/lib/dates'
import { type Cursor, nextCursor } from '@/shared/lib/keyset'
import { LoadMore } from '@/shared/list/load-more'
import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import { PageHeader } from '@/shared/ui/page-header'
import { QueryView } from '@/shared/ui/query-view'
import { Skeleton } from '@/shared/ui/skeleton'
import { EmptyState } from '@/shared/ui/states'
import { deleteMessage, fetchMessages, markMessage, NEWEST, type StoredMessage } from '../messages/requests'

const messageQueries = {
  all: ['admin', 'messages'] as const,
  list: () =>
    infiniteQueryOptions({
      queryKey: [...messageQueries.all, 'list'],
      queryFn: ({ pageParam, signal }) => fetchMessages(pageParam, signal),
      initialPageParam: null as Cursor | null,
      getNextPageParam: (page: StoredMessage[]) => nextCursor(NEWEST, page),
      refetchOnMount: 'always',
    }),
}

/** /admin/messages: messages from the contact form. */
export function MessagesPage() {
  const list = useInfiniteQuery({ ...messageQueries.list(), select: ({ pages }) => pages.flat() })
  return (
    <>
      <PageHeader title="Messages" subtitle="From the contact form, newest first." />
      <QueryView
        query={list}
        pending={<MessagesSkeleton />}
        error="Failed to load messages. Please check your admin permissions."
        empty={<EmptyState icon={Mail} title="No messages yet." />}
      >
        {(messages) => (
          <ol
            aria-label="Messages"
            className="divide-y divide-line rounded-lg border border-line bg-surface-raised"
          >
            {messages.map((message) => (
              <Message key={message.id} message={message} />
            ))}
          </ol>
        )}
      </QueryView>
      <LoadMore query={list} />
    </>
  )
}

function Message({ message }: { message: StoredMessage }) {
  const { id, name, email, subject, message: text, read_at: readAt, created_at: createdAt } = message
  const [deleting, setDeleting] = useState(false)
  const client = useQueryClient()
  const onSuccess = () => client.invalidateQueries({ queryKey: messageQueries.all })
  const mark = useMutation({
    mutationFn: markMessage,
    meta: { failure: 'Failed to update the message' },
    onSuccess,
  })
  const remove = useMutation({
    mutationFn: deleteMessage,
    meta: { failure: 'Failed to delete the message' },
    onSuccess,
  })
  const reply = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`
  return (
    <li className="px-4 py-4 sm:px-6">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="font-semibold [overflow-wrap:anywhere]">
          <bdi>{name}</bdi>
        </h2>
        <a href={reply} className="text-accent text-sm underline underline-offset-4 [overflow-wrap:anywhere]">
          {email}
        </a>
        <Badge variant="outline">{subject}</Badge>
        {!readAt && <Badge variant="info">New</Badge>}
        <time dateTime={createdAt} className="text-ink-muted text-sm sm:ml-auto">
          {formatMoment(createdAt)}
        </time>
      </div>
      <p dir="auto" className="mt-2 max-w-measure whitespace-pre-wrap [overflow-wrap:anywhere]">
        {text}
      </p>
      <div className="-ml-3 mt-2 flex flex-wrap gap-2">
        <Button
          variant="ghost"
          size="sm"
          busy={mark.isPending}
          onClick={() => mark.mutate({ id, read: !readAt })}
        >
          {readAt ? 'Mark as new' : 'Mark as read'}
        </Button>
        {deleting ? (
          <>
            <Button variant="danger" size="sm" busy={remove.isPending} onClick={() => remove.mutate(id)}>
              Delete permanently
            </Button>
            <Button variant="ghost" size="sm" onClick={() => setDeleting(false)}>
              Keep it
            </Button>
          </>
        ) : (
          <Button variant="ghost" size="sm" onClick={() => setDeleting(true)}>
            Delete
          </Button>
        )}
      </div>
    </li>
  )
}

const ROWS = ['a', 'b', 'c', 'd']

const MessagesSkeleton = () => (
  <div className="divide-y divide-line rounded-lg border border-line bg-surface-raised">
    {ROWS.map((row) => (
      <div key={row} className="px-4 py-4 sm:px-6">
        <Skeleton className="my-1 w-72 max-w-full" />
        <Skeleton className="mt-4 w-120 max-w-full" />
        <Skeleton className="mt-2 w-96 max-w-full" />
        <Skeleton className="mt-5 h-4 w-40" />
      </div>
    ))}
  </div>
)
