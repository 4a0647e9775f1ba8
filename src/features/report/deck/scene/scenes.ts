import { type Slide, withoutBlanks } from '@domain/deck'
import { advantageScene, businessScene } from './business-scenes'
import { footer } from './draw'
import type { Scene, SlideElement } from './element'
import { marketScene } from './market-scene'
import { fundingScene, roadmapScene } from './plan-scenes'
import { problemScene, solutionScene, titleScene } from './story-scenes'

function elementsOf(slide: Slide): SlideElement[] {
  switch (slide.kind) {
    case 'title':
      return titleScene(slide)
    case 'problem':
      return problemScene(slide)
    case 'solution':
      return solutionScene(slide)
    case 'market':
      return marketScene(slide)
    case 'business':
      return businessScene(slide)
    case 'advantage':
      return advantageScene(slide)
    case 'roadmap':
      return roadmapScene(slide)
    case 'funding':
      return fundingScene(slide)
  }
}

/**
 * Lays out the slides, each text at a size that fits its box; empty slides are left out. Placeholders are shown only
 * to the founder, on the screen where they can be filled.
 */
export function scenesOf(slides: Slide[], reader: 'founder' | 'others' = 'others'): Scene[] {
  const deckTitle = slides[0]?.title ?? ''
  const shown = reader === 'founder' ? slides : withoutBlanks(slides)
  return shown.map((slide, index) => {
    const first = slide.kind === 'title'
    const below = first ? [] : footer(slide.ground, deckTitle, index + 1, slides.length)
    const elements = [...elementsOf(slide), ...below]
    return {
      name: slide.title,
      asks: slide.kind === 'title' ? [] : slide.asks,
      ground: first ? 'accent' : 'surface',
      elements: elements.filter(
        (element) =>
          (element.kind !== 'text' || element.text !== '') &&
          (reader === 'founder' || element.kind === 'chart' || !element.gap),
      ),
    }
  })
}
