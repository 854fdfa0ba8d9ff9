import type { ComponentProps } from 'react'
import { GameHeader } from '../../ui/parts/PageHeader'
import { PageTools } from '../contents/Page'
import { PlaceParts } from '../contents/PlaceParts'
import { JournalNotice } from './Notices'

type Props = Pick<ComponentProps<typeof GameHeader>, 'title' | 'subtitle'> &
  Pick<ComponentProps<typeof JournalNotice>, 'onReload'>

/** Header of a page that plays or lists games, and below it what has failed or is not saved. */
export function GameTop({ title, subtitle, onReload }: Props) {
  return (
    <>
      <GameHeader title={title} subtitle={subtitle}>
        <PageTools />
      </GameHeader>
      <PlaceParts />
      <JournalNotice onReload={onReload} />
    </>
  )
}
