import type { ComponentProps } from 'react'
import { GameHeader } from '../../ui/parts/PageHeader'
import { PageTools } from '../contents/Page'
import { JournalNotice } from './Notices'

type Props = Pick<ComponentProps<typeof GameHeader>, 'title' | 'subtitle'> &
  Pick<ComponentProps<typeof JournalNotice>, 'onReload'> &
  ComponentProps<typeof PageTools>

/** Header of a page that plays or lists games, and below it what has failed or is not saved. */
export function GameTop({ title, subtitle, onReload, ...tools }: Props) {
  return (
    <>
      <GameHeader title={title} subtitle={subtitle}>
        <PageTools {...tools} />
      </GameHeader>
      <JournalNotice onReload={onReload} />
    </>
  )
}
