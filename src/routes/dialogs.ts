// Everything that opens over a page, and the text shown when copying fails, in one chunk.

export { QuestionDialog } from '../ui/dialogs/QuestionDialog'
export { Toasts } from '../ui/dialogs/Toasts'
export { CopyByHand } from '../ui/parts/CopyByHand'
export { ChallengeDialog } from './challenge/ChallengeDialog'
export { ContentsDialog } from './contents/ContentsDialog'
export { NamesDialog } from './game/NamesDialog'
export { OptionsDialog, SettingsDialog } from './game/SettingsDialog'
export { LinkDialog } from './LinkPanel'
export { DeckDialog, FitDialog } from './practice/PracticeDialogs'
export { StatisticsDialog } from './record/DailyRecord'
export { ReportDialog } from './report/ReportDialog'
export { JoinDialog } from './transfer/JoinDialog'
