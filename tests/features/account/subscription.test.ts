import { expect, it } from 'vitest'
import { isPro } from '@/account/requests'

const now = new Date('2026-11-20T12:00:00Z')
const active = {
  plan_id: 'pro',
  status: 'active',
  valid_until: '2026-11-20 12:00:01+00',
  created_at: '2026-10-20',
}

it('is Pro while an active subscription lasts', () => expect(isPro(active, now)).toBe(true))

it.each([
  ['it has just ended', { ...active, valid_until: '2026-11-20T12:00:00Z' }],
  ['it was cancelled', { ...active, status: 'cancelled' }],
  ['its end cannot be read', { ...active, valid_until: 'soon' }],
  ['there is none', null],
  ['it is not known', undefined],
])('is not Pro when %s', (_, subscription) => expect(isPro(subscription, now)).toBe(false))
