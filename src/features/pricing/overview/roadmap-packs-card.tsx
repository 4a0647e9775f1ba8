import { type Entitlements, packName, ROADMAP_PACKS, ROADMAP_PLAN } from '@domain/pricing'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/shared/lib/paths'
import { Button } from '@/shared/ui/button'
import { Card, CardTitle } from '@/shared/ui/card'
import { toast } from '@/shared/ui/toast'
import { isOwned, offeredIn, ROADMAP_CONTENTS, suggestedPack } from '../order/format-pack'
import { IncludedList } from '../order/included-list'
import { pricingQueries } from '../pricing-queries'
import type { Project } from '../project'
import type { PriceList } from '../requests'
import { PackageChoice } from './package-choice'
import { ProjectChoice } from './project-choice'

interface RoadmapPacksCardProps {
  list: PriceList
  entitlements: Entitlements
  userId: string
  /** The selected project; null if none was selected yet. */
  project: Project | null
  /** Why the project in the address is not selected. */
  projectNote: string | null
}

export function RoadmapPacksCard({
  list,
  entitlements,
  userId,
  project,
  projectNote,
}: RoadmapPacksCardProps) {
  const navigate = useNavigate()
  const projects = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState<string>()
  const projectId = project?.id ?? null
  // List prices are shown until the project's prices are loaded; the checkout shows the amount charged.
  const { data: prices } = useQuery(pricingQueries.projectPrices(userId, projectId))
  const sold = ROADMAP_PACKS.flatMap(
    (id) => list.packs.find(({ plan_id, pack }) => plan_id === ROADMAP_PLAN && pack === id) ?? [],
  )
  const packs = offeredIn(sold, prices ?? [])
  const chosen = packs.find(({ pack }) => pack === wanted) ?? suggestedPack(entitlements, projectId, packs)
  const owned = project !== null && chosen !== undefined && isOwned(entitlements, project.id, chosen)
  // The package stays selected when the project changes, unless the project already has all of it.
  const changeProject = ({ id }: Project) => {
    if (chosen && isOwned(entitlements, id, chosen)) setWanted(undefined)
  }
  const goOn = () => {
    if (chosen && project)
      return navigate(paths.checkout(ROADMAP_PLAN, { pack: chosen.pack, project: project.id }))
    toast.error('Please select a project for the roadmap package')
    projects.current?.querySelector<HTMLElement>('input, a')?.focus()
  }
  return (
    <Card asChild className="flex flex-col gap-5">
      <section aria-labelledby="roadmap-packs">
        <div>
          <CardTitle id="roadmap-packs" className="font-serif text-xl tracking-tight">
            Roadmap Packs
          </CardTitle>
          <p className="mt-1 text-ink-muted text-sm">
            Development roadmaps for one project. One-time purchase.
          </p>
        </div>
        <div ref={projects}>
          <ProjectChoice userId={userId} chosen={project} note={projectNote} onChoose={changeProject} />
        </div>
        <PackageChoice
          packs={packs}
          entitlements={entitlements}
          project={projectId}
          chosen={chosen?.pack ?? ''}
          onChoose={setWanted}
        />
        <div>
          <h3 className="mb-2 font-medium text-sm">Each roadmap has</h3>
          <IncludedList items={ROADMAP_CONTENTS} />
        </div>
        <div className="mt-auto flex flex-col gap-2">
          <Button size="lg" disabled={owned || !chosen} onClick={goOn}>
            {owned ? 'Already Unlocked' : project ? 'Checkout' : 'Select a Project'}
          </Button>
          <p className="text-ink-muted text-xs">
            {owned && chosen && `You already have access to ${packName(chosen)} for this project. `}A purchase
            unlocks roadmaps for the selected project only.
          </p>
        </div>
      </section>
    </Card>
  )
}
