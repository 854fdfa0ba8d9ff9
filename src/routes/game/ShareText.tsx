import { useSelector } from '@xstate/react'
import { shareIn } from '../../machines/app'
import { LazyBoundary } from '../../ui/parts/LazyBoundary'
import { ShareResult } from '../../ui/result/ShareResult'
import { useApp, useBrowser } from '../contexts'
import { dialogs } from '../LazyDialog'

/** Ways to share the text of a result. */
export function ShareText({ text, isQuiet }: { readonly text: string; readonly isQuiet?: boolean }) {
  const share = useSelector(useApp(), shareIn)
  return (
    <ShareResult
      share={share}
      text={text}
      isQuiet={isQuiet}
      openSheet={useBrowser().shareSheet({ text })}
      byHand={(isSelected) => (
        <LazyBoundary module={dialogs}>
          {({ CopyByHand }) => <CopyByHand text={text} takesFocus={isSelected} />}
        </LazyBoundary>
      )}
    />
  )
}
