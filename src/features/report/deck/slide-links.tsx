import { cn } from '@/shared/lib/cn'
import { keyed } from '@/shared/lib/keyed'
import type { Scene } from './scene/element'
import { SlideView } from './slide-view'

interface SlideLinksProps {
  scenes: Scene[]
  index: number
  goTo: (index: number) => void
}

export const SlideDots = ({ scenes, index, goTo }: SlideLinksProps) => (
  <nav aria-label="Slides" className="flex justify-center">
    {keyed(scenes, ({ name }) => name).map(({ key, item: { name } }, at) => (
      <button
        key={key}
        type="button"
        aria-label={`Go to slide ${at + 1}: ${name}`}
        aria-current={at === index ? 'true' : undefined}
        onClick={() => goTo(at)}
        className="group grid size-7 place-items-center rounded-full pointer-coarse:h-11 pointer-coarse:w-11"
      >
        <span className="size-2 rounded-full border border-line-strong transition-colors duration-150 group-hover:bg-line-strong group-aria-[current]:border-accent group-aria-[current]:bg-accent" />
      </button>
    ))}
  </nav>
)

export const SlideThumbnails = ({ scenes, index, goTo }: SlideLinksProps) => (
  <ol aria-label="Thumbnails" className="grid grid-cols-4 gap-3 sm:grid-cols-8 sm:gap-2">
    {keyed(scenes, ({ name }) => name).map(({ key, item: scene }, at) => (
      <li key={key}>
        <button
          type="button"
          aria-label={`Slide ${at + 1}: ${scene.name}`}
          aria-current={at === index ? 'true' : undefined}
          onClick={() => goTo(at)}
          className={cn(
            'block w-full overflow-hidden rounded-sm border transition-colors duration-150',
            at === index ? 'border-accent outline-1 outline-accent' : 'border-line hover:border-line-strong',
          )}
        >
          <span aria-hidden className="pointer-events-none block" inert>
            <SlideView scene={scene} />
          </span>
        </button>
      </li>
    ))}
  </ol>
)
