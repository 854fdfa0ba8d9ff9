import { beforeEach } from 'vitest'

// Code that carries every mutant at once is too slow to be measured.
beforeEach(({ task, skip }) => {
  if (/less than \d+ ms/.test(task.name)) skip()
})
