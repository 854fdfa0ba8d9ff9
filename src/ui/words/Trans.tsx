import { cloneElement, isValidElement, type ReactElement } from 'react'
import { useLocale } from './LocaleContext'
import type { FilledTexts } from './messages'
import type { FilledId, ValuesOf } from './say'

type Value = string | number | ReactElement

type Props<Id extends FilledId> = {
  readonly id: Id
  /** A value for each placeholder: a text, a number or an element. */
  readonly values?: ValuesOf<Id, Value>
  /** An element for each tag; the tag's content becomes its child. */
  readonly components?: Readonly<Record<FilledTexts[Id]['tags'], ReactElement>>
} & ([FilledTexts[Id]['values']] extends [never] ? unknown : { readonly values: object }) &
  ([FilledTexts[Id]['tags']] extends [never] ? unknown : { readonly components: object })

/** `<em>UK</em>`, or `<name/>` where an element stands in for a value. */
const TAG = /<(\w+)(?:\/>|>(.*?)<\/\1>)/s

/** A text with elements in it, in place of tags or of placeholders. */
export function Trans<Id extends FilledId>({ id, values = {} as never, components }: Props<Id>) {
  const elements: Record<string, ReactElement> = { ...components }
  const plain: Record<string, string | number> = {}
  for (const [name, value] of Object.entries<Value>(values)) {
    if (isValidElement(value)) elements[name] = value
    plain[name] = isValidElement(value) ? `<${name}/>` : value
  }
  const say = useLocale().say as (id: FilledId, values: object) => string
  const pieces: (string | ReactElement)[] = []
  // Splitting yields the text before the first tag, then for each tag its name, its content and the text after it.
  const [first = '', ...others] = say(id, plain).split(TAG)
  pieces.push(first)
  for (let at = 0; at < others.length; at += 3) {
    const [name = '', content, after = ''] = others.slice(at, at + 3)
    const element = elements[name]
    if (element) pieces.push(cloneElement(element, { key: at }, ...(content === undefined ? [] : [content])))
    pieces.push(after)
  }
  return pieces.filter((piece) => piece !== '')
}
