/** The page for every address without a prerendered file, with what it shows before the app runs. */
export const APP_PAGE = 'app.html'

/** As rendered by src/app/prerender.tsx. */
export interface FirstPaintPart {
  kind: 'frame' | 'page'
  name: string
  at: string
  /** The source files that it needs, relative to the root. */
  modules: string[]
  markup: string
}

const template = ({ kind, name, at, markup }: FirstPaintPart) =>
  `<template data-${kind}="${name}"${at && ` data-at="${at}"`}>${markup}</template>`

/** The body of app.html: the parts, and the script that assembles them for the address and the user. */
export const firstPaintBody = (parts: FirstPaintPart[], script: string) =>
  `<div id="root"></div>
    ${parts.map(template).join('\n    ')}
    <script>${script}</script>`
