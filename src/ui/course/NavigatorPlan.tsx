import type { PlaceId } from '../../geo/place'
import { placeOf } from '../../geo/places'
import type { Course } from '../../machines/navigator/course'
import { useLocale } from '../words/LocaleContext'

type Props = {
  readonly navigator: Course['navigator']
  /** Number of guesses in which the player found the target; `undefined` if the round was lost. */
  readonly found: number | undefined
}

/** Guesses of an ideal player, beside the number that the player needed. */
export function NavigatorPlan({ navigator, found }: Props) {
  const { say } = useLocale()
  return (
    <div className="navigator">
      <h4 className="navigator-title">{say('course.navigator')}</h4>
      <p className="course-note">{say('course.navigatorIs')}</p>
      <dl className="navigator-plans">
        <div>
          <dt>{say('friend.you')}</dt>
          <dd>{found === undefined ? say('course.notFound') : say('course.found', { count: found })}</dd>
        </div>
        <Plan name={say('course.fromYours')} guesses={navigator.after} />
        <Plan name={say('course.alone')} guesses={navigator.alone} />
      </dl>
    </div>
  )
}

function Plan({ name, guesses }: { readonly name: string; readonly guesses: readonly PlaceId[] }) {
  const { say, nameOf } = useLocale()
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {say('course.found', { count: guesses.length })}
        <span className="navigator-guesses">
          {guesses.map((guess) => nameOf(placeOf(guess))).join(say('list.between'))}
        </span>
      </dd>
    </div>
  )
}
