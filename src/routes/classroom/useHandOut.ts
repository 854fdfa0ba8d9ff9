import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ClassSet } from '../../machines/classroom/classSet'
import { tokenOfSet } from '../../machines/classroom/setLink'
import { keepSet } from '../../machines/classroom/storedClass'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'

/**
 * Returns a function that keeps a new set, goes to its page and tells whether it did, and what is wrong, if anything. A second
 * press, while this page is still there, makes no other set.
 */
export function useHandOut() {
  const { store, now } = useBrowser()
  const { say } = useLocale()
  const navigate = useNavigate()
  const [fault, setFault] = useState('')
  const isDone = useRef(false)
  const handOut = (set: ClassSet): boolean => {
    if (isDone.current) return false
    try {
      keepSet(store, set, now())
      isDone.current = true
      navigate(`/class#${tokenOfSet(set)}`)
    } catch {
      setFault(say('class.unkept'))
    }
    return isDone.current
  }
  return { handOut, fault, setFault }
}
