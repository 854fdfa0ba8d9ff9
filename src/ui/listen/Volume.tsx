import { useEffect, useState } from 'react'
import { useLocale } from '../words/LocaleContext'
import { Slider } from './Slider'
import type { Player } from './soundPlayer'

/** How loud it is at first, in per cent. */
const VOLUME = 60

/** How loud everything is that a player plays. */
export function Volume({ player }: { readonly player: Player }) {
  const { say } = useLocale()
  const [volume, setVolume] = useState(VOLUME)
  useEffect(() => player.setVolume(volume / 100), [player, volume])
  return <Slider label={say('hear.volume')} min={0} max={100} step={5} value={volume} onChange={setVolume} />
}
