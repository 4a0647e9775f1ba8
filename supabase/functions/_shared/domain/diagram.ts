/**
 * Diagrams of a report as mermaid source, built here from numbers and quoted labels (docs/engines.md#untrusted-text):
 * never by a model, and with no text of the report outside an escaped label. Pure: the same report always gives the
 * same picture.
 */
export { LINK_RULE, type PersonaLink, type PersonaMap, personaFeatureMap } from './diagram/persona-map.ts'
export { MIDDLE, PLACING_RULES, type Standing } from './diagram/placing.ts'
export {
  AXES,
  POINT_RADIUS,
  type PointKind,
  type QuadrantPoint,
  quadrantOf,
} from './diagram/quadrant.ts'
export { LAYOUTS, type LayoutName } from './diagram/quadrant-layout.ts'
