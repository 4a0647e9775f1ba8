import type { TechnologyId } from '@domain/planning'
import {
  type SimpleIcon,
  siAngular,
  siAstro,
  siCapacitor,
  siDocker,
  siDotnet,
  siFastapi,
  siFlutter,
  siGithubactions,
  siGo,
  siGooglecloud,
  siKotlin,
  siLaravel,
  siMongodb,
  siNextdotjs,
  siNodedotjs,
  siNuxt,
  siPostgresql,
  siReact,
  siRedis,
  siSpringboot,
  siSupabase,
  siSvelte,
  siSwift,
  siTailwindcss,
  siTypescript,
  siVuedotjs,
} from 'simple-icons'

/** Monochrome logos: their own colors would distract from the selection. Two companies do not allow copies of theirs. */
const MARKS: Record<TechnologyId, SimpleIcon | string> = {
  react: siReact,
  nextjs: siNextdotjs,
  vue: siVuedotjs,
  nuxt: siNuxt,
  angular: siAngular,
  svelte: siSvelte,
  astro: siAstro,
  typescript: siTypescript,
  tailwindcss: siTailwindcss,
  nodejs: siNodedotjs,
  fastapi: siFastapi,
  go: siGo,
  dotnet: siDotnet,
  'spring-boot': siSpringboot,
  laravel: siLaravel,
  supabase: siSupabase,
  'react-native': siReact,
  flutter: siFlutter,
  swift: siSwift,
  kotlin: siKotlin,
  capacitor: siCapacitor,
  postgresql: siPostgresql,
  mongodb: siMongodb,
  redis: siRedis,
  aws: 'Aw',
  'google-cloud': siGooglecloud,
  azure: 'Az',
  docker: siDocker,
  'github-actions': siGithubactions,
}

/** The logo of a technology, or a monogram. */
export function TechnologyIcon({ id }: { id: TechnologyId }) {
  const mark = MARKS[id]
  return typeof mark === 'string' ? (
    <span
      aria-hidden
      className="grid size-5 shrink-0 place-items-center rounded-sm bg-ink-muted font-semibold text-[0.625rem] text-on-ink leading-none"
    >
      {mark}
    </span>
  ) : (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="currentColor"
      className="size-5 shrink-0 text-ink-muted"
    >
      <path d={mark.path} />
    </svg>
  )
}
