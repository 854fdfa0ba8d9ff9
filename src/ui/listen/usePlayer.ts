import { useCallback, useEffect, useMemo, useState } from 'react'
import { sweepOf } from '../../geo/sound/sweep'
import { playerOn } from './soundPlayer'

/** A player for one component, silenced when the page is hidden and when the component unmounts. */
export function usePlayer(audio: AudioContext) {
  const player = useMemo(() => playerOn(audio), [audio])
  const [isPlaying, setPlaying] = useState(false)
  const stop = useCallback(() => {
    player.stop()
    player.release()
    setPlaying(false)
  }, [player])
  /** Plays an outline from west to east, in a given number of seconds. */
  const play = (path: string, seconds: number) => {
    player.play(sweepOf(path, seconds), () => setPlaying(false))
    setPlaying(true)
  }
  useEffect(() => {
    const hide = () => document.hidden && stop()
    document.addEventListener('visibilitychange', hide)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      player.rest()
    }
  }, [player, stop])
  return { player, isPlaying, play, stop }
}
