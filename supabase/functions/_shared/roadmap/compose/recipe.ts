import type { Phase } from '../../domain/phases.ts'
import type { Brief } from './brief.ts'
import { interactiveRecipe } from './phases/interactive.ts'
import { mvpRecipe } from './phases/mvp.ts'
import { pocRecipe } from './phases/poc.ts'
import { productionRecipe } from './phases/production.ts'
import type { Recipe } from './work.ts'

const RECIPES: Record<Phase, (brief: Brief) => Recipe> = {
  interactive: interactiveRecipe,
  poc: pocRecipe,
  mvp: mvpRecipe,
  production: productionRecipe,
}

export const recipeOf = (brief: Brief): Recipe => RECIPES[brief.input.phase](brief)
