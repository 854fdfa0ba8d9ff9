import type { ComponentProps } from 'react'

/** Class names of a button by its look: the way on, another way, or a button within a text. */
const LOOKS = { main: 'button', quiet: 'button button-quiet', text: 'link-button' }

type Props = ComponentProps<'button'> & { readonly look?: keyof typeof LOOKS }

/** Button with words. Unless it is of another type, it sends no form. */
export function Button({ look = 'main', className = '', ...props }: Props) {
  return <button type="button" className={`${LOOKS[look]} ${className}`.trimEnd()} {...props} />
}

/** Button of a way that is not the main one. */
export function QuietButton(props: Props) {
  return <Button look="quiet" {...props} />
}

/** Button that looks like a link within a text. */
export function TextButton(props: Props) {
  return <Button look="text" {...props} />
}
