import type { ReactNode } from 'react'
import { useLocale } from '../words/LocaleContext'

type Props = { readonly isRight: boolean; readonly children: ReactNode }

/** Row of a list of answers that says whether the answer was right. */
export function JudgedRow({ isRight, children }: Props) {
  const { say } = useLocale()
  return (
    <li>
      <p>
        <span>{children}</span>{' '}
        <b>
          <span aria-hidden="true">{isRight ? '✓' : '✗'}</span>
          <span className="visually-hidden">{say(isRight ? 'quiz.right' : 'quiz.wrong')}</span>
        </b>
      </p>
    </li>
  )
}
