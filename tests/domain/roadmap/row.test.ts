import { roadmapRowSchema } from '@domain/roadmap'
import { describe, expect, it } from 'vitest'

describe('a row', () => {
  const row = { id: 'r', validation_id: 'v', user_id: 'u', phase: 'mvp', status: 'draft', content: null }
  const content = { name: 'Dog walking' }

  it('carries its draft however it was embedded, and none where it may not be seen', () => {
    const draftOf = (roadmap_drafts?: unknown) => roadmapRowSchema.parse({ ...row, roadmap_drafts }).draft
    expect(draftOf({ content })).toEqual(content)
    expect(draftOf([{ content }])).toEqual(content)
    expect([draftOf(), draftOf(null), draftOf([]), draftOf('x')]).toEqual([null, null, null, null])
  })

  it('is read with the reason why it was withdrawn', () => {
    const withdrawn = { withdrawn_reason: 'Wrong law', withdrawn_at: 'd' }
    expect(roadmapRowSchema.parse({ ...row, ...withdrawn }).withdrawn).toEqual({
      reason: 'Wrong law',
      at: 'd',
    })
  })

  it('is read with its moments', () => {
    expect(roadmapRowSchema.parse({ ...row, created_at: 'a', updated_at: 'b', published_at: 'c' })).toEqual({
      id: 'r',
      validationId: 'v',
      userId: 'u',
      phase: 'mvp',
      status: 'draft',
      statusDetail: '',
      generating: false,
      content: null,
      draft: null,
      sizes: [],
      createdAt: 'a',
      updatedAt: 'b',
      publishedAt: 'c',
      withdrawn: null,
    })
  })
})
