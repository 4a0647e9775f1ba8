import type { BriefField, BriefValues } from '@domain/brief/brief'
import type { ComponentType } from 'react'
import { FieldEditor, NatureEditor } from './choice-editors'
import type { EditorProps } from './editor-form'
import { EvidenceEditor } from './evidence-editor'
import { CountEditor, PlaceEditor, TodayEditor } from './list-editors'
import { GoalEditor, ProblemCostEditor, PurchasesEditor } from './money-editors'
import { PriceEditor } from './price-editor'
import { TextEditor, textsEditor } from './text-editors'
import { TradeEditor } from './trade-editor'

type Editors = { [F in BriefField]: ComponentType<EditorProps<BriefValues[F]>> }

const ThreeTexts = textsEditor(3)

/** The editor of each field. */
export const EDITORS: Editors = {
  product: TextEditor,
  nature: NatureEditor,
  customer: TextEditor,
  trade: TradeEditor,
  user: TextEditor,
  problem: TextEditor,
  problemCost: ProblemCostEditor,
  today: TodayEditor,
  actions: textsEditor(8),
  inputs: ThreeTexts,
  price: PriceEditor,
  purchases: PurchasesEditor,
  place: PlaceEditor,
  count: CountEditor,
  channel: ThreeTexts,
  difference: ThreeTexts,
  whyNow: ThreeTexts,
  risks: textsEditor(5),
  evidence: EvidenceEditor,
  field: FieldEditor,
  goal: GoalEditor,
}
