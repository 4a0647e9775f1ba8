import { Card, CardTitle } from '@/shared/ui/card'
import { IdeaText } from '@/validation/ui/idea-text'

export const OriginalIdea = ({ idea }: { idea: string }) => (
  <Card asChild>
    <section aria-labelledby="original-idea">
      <CardTitle id="original-idea" className="mb-2">
        Original Idea
      </CardTitle>
      <IdeaText text={idea} />
    </section>
  </Card>
)
