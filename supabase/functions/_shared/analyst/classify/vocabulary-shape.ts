/** What the classifier knows of one domain: `strong` words nearly decide, `weak` ones only add up; comma-separated. */
export interface Vocabulary {
  id: string
  strong: string
  weak: string
}
