import { type ClassResult, nameOfResult } from '../../machines/classroom/resultLink'
import type { Locale } from '../words/locale'

/** What a pupil is called in a register: a number, or where there is none, letters that no other has. */
export function pupilOf(result: Pick<ClassResult, 'id' | 'pupil'>, { say }: Pick<Locale, 'say'>): string {
  return result.pupil === undefined
    ? say('class.unnumbered', { letters: nameOfResult(result).toUpperCase() })
    : say('class.number', { number: result.pupil })
}
