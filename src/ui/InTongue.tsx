import type { Tongue } from './tongue'

/** A name or a date in a tongue: marked with its language, and apart from the direction of what is around it. */
export function InTongue({
  tongue,
  children,
}: {
  readonly tongue: Tongue
  readonly children: React.ReactNode
}) {
  return tongue.lang === undefined ? children : <bdi lang={tongue.lang}>{children}</bdi>
}
