// Everything that the editor is made of, as one file that is loaded when somebody edits.
export { JsonDiff } from './json-diff'
export { JsonEditor } from './json-editor'
