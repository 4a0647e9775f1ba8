/** Ways of putting things that tell the domain where no single word does. */
const CUES: readonly (readonly [string, RegExp])[] = [
  [
    'cue_exchange',
    /\b(?:rent|rents|lend|lends|sells?|swap|trade|borrow|buy|share)\b[^.]{0,50}\b(?:to|from|with|between)\s+(?:[^\s.,;]+ ){0,2}(?:others?|each other|neighbou?rs|people|strangers|visitors|another|owners|filmmakers|private|individuals)\b/i,
  ],
  [
    'cue_exchange',
    /\bconnects? (?:people|those|owners|companies) who have\b|^owners of\b|\b(?:left ?over|unused|unsold|spare|idle|surplus) [^\s.,;]+/i,
  ],
  [
    'cue_business',
    /\b(?:software|tool|system|assistant|dashboard|platform|app|bot)\b[^.]{0,40}\bfor\b[^.]{0,40}\b(?:firms|companies|teams|agencies|departments|managers|businesses|factories|offices|brokers|manufacturers|wholesalers|associations)\b/i,
  ],
  [
    'cue_business',
    /\b(?:our|the) (?:tool|software|product|assistant)\b[^.]{0,60}\b(?:managers|teams|departments|companies|suppliers|clients)\b/i,
  ],
  [
    'cue_staffing',
    /\b(?:fill|find|cover|staff|offer)s?\b[^.]{0,30}\b(?:shifts?|positions?|vacanc\w+|jobs?)\b|\bwork part[- ]time\b|\b(?:new|first)\b[^.]{0,20}\b(?:employees|hires|days at work)\b/i,
  ],
  [
    'cue_meeting',
    /\bmeet(?:s|ing)? (?:other|others|new|people|strangers|like-minded)\b|\b(?:newcomers|lonely)\b|\bsmall groups?\b/i,
  ],
  [
    'cue_goods',
    /\b(?:made (?:to measure|from|of|to order)|hand(?:made|woven|crafted)|natural|organic|refillable|recycled)\b[^.]{0,60}\b(?:sold|order(?:ed)?|online|brand|shop|packaging|photos|box)\b/i,
  ],
  [
    'cue_visit',
    /\b(?:guided|walking) (?:[^\s.,;]+ ){0,2}(?:walks?|tours?|hikes?)\b|\b(?:pilgrims?|visitors|tourists|travell?ers)\b/i,
  ],
  [
    'cue_home',
    /\b(?:a month|an hour|same day|fixed (?:fee|price)|in a van|comes? to your|near you|nearby|at (?:your )?home)\b[^.]{0,40}\b(?:handyman|help|repair|grooming|tuner|moving|cleaning|sitter)\b|\b(?:handyman|moving help|babysitter|tuner|groomer|repairer)\b/i,
  ],
]

/** The cues that a text gives, as terms of the classifier's index. */
export const cuesIn = (text: string): string[] => [
  ...new Set(CUES.filter(([, pattern]) => pattern.test(text)).map(([cue]) => cue)),
]

export const isCue = (term: string): boolean => term.startsWith('cue_')
