import type { Message } from '../../src/ui/words/say'

/** What the program hands to a message: values for its placeholders, and elements for its tags. */
export type Names = { readonly values: readonly string[]; readonly tags: readonly string[] }

/** The names of the placeholders and tags of a message, each once and in alphabetical order. */
export function namesOf(message: Message): Names {
  const [values, tags] = [new Set<string>(), new Set<string>()]
  const collect = (part: Message): void => {
    if (typeof part === 'string') for (const [, tag = ''] of part.matchAll(/<(\w+)/g)) tags.add(tag)
    else
      for (const piece of part) {
        if (typeof piece === 'string') collect(piece)
        else {
          const [name, , forms] = piece
          values.add(name)
          for (const form of Object.values<Message>(forms ?? {})) collect(form)
        }
      }
  }
  collect(message)
  return { values: [...values].sort(), tags: [...tags].sort() }
}
