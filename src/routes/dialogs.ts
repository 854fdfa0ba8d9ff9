// What opens over a page, fetched as one.

export { Toasts } from '../ui/dialogs/Toasts'
export { ChallengeDialog } from './challenge/ChallengeDialog'
export { ContentsDialog } from './contents/ContentsDialog'
export { RulesDialog } from './game/RulesDialog'
export { SettingsDialog } from './game/SettingsDialog'
export { DeckDialog } from './practice/DeckDialog'
export { FitDialog } from './practice/FitDialog'
export { StatisticsDialog } from './record/StatisticsDialog'
export { ReportDialog } from './report/ReportDialog'
export { RaceDialog } from './sprint/RaceDialog'
export { StopDialog } from './sprint/StopDialog'
