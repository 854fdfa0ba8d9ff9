import { useEffect, useState } from 'react'
import { useLocale } from '../words/LocaleContext'
import type { SoundPlayer } from './soundPlayer'

type Props = {
  readonly label: string
  readonly min: number
  readonly max: number
  readonly step: number
  readonly value: number
  readonly onChange: (value: number) => void
}

/** A number chosen with a slider. */
export function Slider({ label, value, onChange, ...range }: Props) {
  return (
    <label className="listen-slider">
      <span>{label}</span>
      <input
        type="range"
        {...range}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </label>
  )
}

/** Initial volume, in per cent. */
const VOLUME = 60

/** A slider for the volume of a player. */
export function Volume({ player }: { readonly player: SoundPlayer }) {
  const { say } = useLocale()
  const [volume, setVolume] = useState(VOLUME)
  useEffect(() => player.setVolume(volume / 100), [player, volume])
  return <Slider label={say('hear.volume')} min={0} max={100} step={5} value={volume} onChange={setVolume} />
}
