import { type Contents, mergeBackup } from '../../machines/backup'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'

/** Maximum number of days listed that an import left out. */
const NAMED = 5

/** Returns a function that joins a backup with the record on this device and returns a sentence about the outcome. */
export function useImport(): (backup: Contents) => string {
  const { store } = useBrowser()
  const { say } = useLocale()
  const takenIn = (days: number, count: number, league: number): string => {
    if (days > 0) return say('backup.taken', { days })
    if (count > 0) return say('backup.learned', { count })
    return league > 0 ? say('backup.league', { count: league }) : say('backup.unchanged')
  }
  const leftIn = (dates: readonly string[]): string => {
    if (dates.length === 0) return ''
    const named = [...dates.slice(0, NAMED), ...(dates.length > NAMED ? ['…'] : [])]
    return say('backup.left', { dates: named.join(', ') })
  }
  return (backup) => {
    try {
      const { days, others, league } = mergeBackup(store, backup.values)
      return [takenIn(days, others, league), leftIn(backup.left)].join(' ').trim()
    } catch {
      return say('backup.unstored')
    }
  }
}
