// Everything that the editor is made of, as one file that is loaded for editing.
export { JsonDiff } from './json-diff'
export { JsonEditor } from './json-editor'
