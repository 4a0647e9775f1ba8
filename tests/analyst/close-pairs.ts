/**
 * Pairs of short ideas that stand close together, written after the texts of the analyst and without looking at them:
 * the hard case for reports that shall differ.
 */
export const CLOSE_PAIRS: readonly (readonly [string, string])[] = [
  ['A card game about gardening for grandparents and children', 'A board game café finder for students'],
  ['A puzzle app with a new crossword every morning', 'An idle game about running a small bakery'],
  ['App for painters to write offers after a site visit', 'Time sheets for bricklayers by voice message'],
  ['Crane rental between small builders', 'A tool that orders concrete for the right hour'],
  ['Internship board for design students', 'A job fair for nurses, held online every month'],
  ['Reference checks by short phone interviews', 'Exit surveys for hotels with seasonal staff'],
  ['An app for flat viewings without an agent', 'A search for barrier-free flats'],
  ['Rent reminders for small landlords', 'Handover protocol for tenants who move out'],
  ['A linter for SQL queries', 'A dashboard for flaky end-to-end tests'],
  ['Log search for small SaaS teams', 'A CLI that tidies up old Git branches'],
  ['Podcast studio by the hour', 'Transcripts for local radio stations'],
  ['A paid newsletter for beekeepers', 'Stock photos of old trades'],
  ['Spare part finder for old lathes', 'Tool wear alarm for CNC mills'],
  ['A tip jar for food banks', 'A volunteer calendar for animal shelters'],
  ['Electricity price alarm for households', 'Balcony solar kits for tenants'],
  ['Dog walking among students', 'A diary for diabetic cats'],
  ['Math quiz for commuters', 'Spelling practice for adults who learn German'],
  ['Window cleaning by subscription', 'A gutter repair team for terraced houses'],
  ['Tour of old factories with former workers', 'A packing list for families who fly with babies'],
  ['Loan tracker for friends', 'An app that splits bills of shared flats'],
  ['Second-hand prams with a check-up', 'Left-handed tools by mail order'],
  ['Will drafting for unmarried couples', 'A tenancy contract check in ten minutes'],
]
