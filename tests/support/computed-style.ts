/*
 * Queries by role ask for the computed style of every element. jsdom matches its whole default style sheet against each
 * element again after every change of the document, which would take most of a test's time. Here, elements with the
 * same look (tag, relevant attributes and inherited values) share the values computed for the first of them. Rules that
 * depend on more of the context don't set the shared properties.
 */
const SHARED = ['display', 'visibility', 'pointer-events', 'opacity', 'content']
const NAMES = new Map([...SHARED.map((name) => [name, name] as const), ['pointerEvents', 'pointer-events']])
/** Attributes whose values no rule selects on. */
const UNASKED = /^(?:aria-.*|id|for|href|value|title|alt|name|d)$/
/** Attributes that jsdom's own style sheet never selects on; one in the document may. */
const SELDOM_ASKED = /^(?:class|data-.*|role|tabindex|viewBox|fill|stroke.*)$/

type Values = Map<string, string>

const compute = window.getComputedStyle.bind(window)
const byLook = new Map<string, Values>()
let known = new WeakMap<Element, Values>()
let asked: Set<string> | undefined
const changes = new MutationObserver(forget)
changes.observe(document, { subtree: true, childList: true, attributes: true })

function forget() {
  known = new WeakMap()
  asked = undefined
}

window.getComputedStyle = (element, pseudo) => {
  if (!element.isConnected) return compute(element, pseudo)
  if (changes.takeRecords().length) forget()
  const values = valuesOf(element)
  let whole: CSSStyleDeclaration | undefined
  const rest = () => {
    whole ??= compute(element, pseudo)
    return whole
  }
  const getPropertyValue = (name: string) => values.get(name) ?? rest().getPropertyValue(name)
  return new Proxy(document.documentElement.style, {
    get: (_, key) => {
      if (key === 'getPropertyValue') return getPropertyValue
      const shared = typeof key === 'string' ? NAMES.get(key) : undefined
      if (shared) return values.get(shared)
      const value: unknown = Reflect.get(rest(), key)
      return typeof value === 'function' ? value.bind(rest()) : value
    },
  })
}

function valuesOf(element: Element): Values {
  const remembered = known.get(element)
  if (remembered) return remembered
  const look = lookOf(element)
  const values = byLook.get(look) ?? computedValues(element)
  byLook.set(look, values)
  known.set(element, values)
  return values
}

function computedValues(element: Element): Values {
  const style = compute(element)
  return new Map(SHARED.map((name) => [name, style.getPropertyValue(name)]))
}

/**
 * Everything about an element that style sheets select on. Includes the number of sheets, as overlays add and remove
 * one.
 */
function lookOf(element: Element): string {
  const above = element.parentElement && valuesOf(element.parentElement)
  const parts = [
    document.styleSheets.length,
    above?.get('visibility'),
    above?.get('pointer-events'),
    element.localName,
  ]
  const names = askedFor()
  for (const name of element.getAttributeNames()) {
    const value = element.getAttribute(name) ?? ''
    if (name === 'class') parts.push(...value.split(' ').filter((one) => names.has(one)))
    else if (UNASKED.test(name)) parts.push(name)
    else if (!SELDOM_ASKED.test(name) || names.has(name)) parts.push(`${name}=${value}`)
  }
  return parts.join(' ')
}

const namesIn = new WeakMap<CSSStyleSheet, { rules: number; names: string[] }>()

/** The classes and attributes that the document's style sheets select on. */
function askedFor(): Set<string> {
  asked ??= new Set([...document.styleSheets].flatMap(namesOf))
  return asked
}

/** Reads a sheet again once it has more rules, because some libraries add rules without changing the document. */
function namesOf(sheet: CSSStyleSheet): string[] {
  const rules = sheet.cssRules.length
  const last = namesIn.get(sheet)
  if (last?.rules === rules) return last.names
  const text = [...sheet.cssRules].map(({ cssText }) => cssText).join(' ')
  const names = [...text.matchAll(/[.[]((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll('\\', ''))
  namesIn.set(sheet, { rules, names })
  return names
}
