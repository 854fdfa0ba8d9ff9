import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BrowserContext } from '../../src/routes/contexts'
import { useResultCopy } from '../../src/routes/game/ShareText'
import { LocaleContext } from '../../src/ui/words/LocaleContext'
import { localeOf } from '../../src/ui/words/locale'
import { sample } from '../amount'
import { sequencesOf } from '../machines/sequences'
import { fakeBrowser } from './renderApp'
import { type Move, ShareOracle, type ShareScreen } from './shareOracle'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Shares with a clipboard that answers when it is told to, and a clock that stands still between moves. */
function openShare() {
  const [texts, notices]: [string[], ShareScreen['notices'][number][]] = [[], []]
  let pending: { readonly resolve: () => void; readonly reject: (error: Error) => void } | undefined
  const copyText = (text: string) => {
    texts.push(text)
    return new Promise<void>((resolve, reject) => {
      pending = { resolve, reject }
    })
  }
  const [browser, locale] = [fakeBrowser({ copyText }), localeOf('en')]
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <BrowserContext value={browser}>
      <LocaleContext value={locale}>{children}</LocaleContext>
    </BrowserContext>
  )
  const onMessage = ({ kind }: { readonly kind: 'success' | 'error' }) =>
    notices.push(kind === 'success' ? 'copied' : 'failed')
  const { result, unmount } = renderHook(() => useResultCopy({ text: 'text', onMessage }), { wrapper })
  const moves: Record<Move, () => void> = {
    press: () => result.current.copy(),
    written: () => pending?.resolve(),
    refused: () => pending?.reject(new Error('The clipboard refuses')),
    '1999 ms': () => vi.advanceTimersByTime(1999),
    '1 ms': () => vi.advanceTimersByTime(1),
  }
  return {
    make: (move: Move) => act(async () => void moves[move]()),
    read: (): ShareScreen => ({
      label: result.current.isCopied ? 'Copied!' : 'Share Result',
      isByHand: result.current.byHand !== false,
      texts: [...texts],
      notices: [...notices],
    }),
    close: unmount,
  }
}

const moves: readonly Move[] = ['press', 'written', 'refused', '1999 ms', '1 ms']
/** That a second press has two seconds of its own. */
const again: readonly Move[] = ['press', 'written', '1999 ms', 'press', 'written', '1 ms', '1999 ms']

it('sharing does as the rules say along every sequence of five presses, answers and waits', async () => {
  for (const sequence of [again, ...sample(sequencesOf(moves, 5), 7)]) {
    const [share, oracle] = [openShare(), new ShareOracle()]
    for (const [index, move] of sequence.entries()) {
      await share.make(move)
      oracle.make(move)
      expect(share.read(), sequence.slice(0, index + 1).join(', ')).toEqual(oracle.read())
    }
    share.close()
  }
})
