// All parts of the editor as one chunk, loaded for editing.
export { JsonDiff } from './json-diff'
export { JsonEditor } from './json-editor'
