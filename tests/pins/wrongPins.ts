import { pinnedOn } from '../../src/machines/pins/pinnedCountries'
import { isComplete, type PinsDay, pointsOf } from '../../src/machines/pins/pins'
import { pinsMode, withPin } from '../../src/machines/pins/pinsMode'
import { type Given, type Questions, questionsMachineOf } from '../../src/machines/series/questions'
import type { World } from './pinsDriver'

const set = (day: PinsDay, reply: Given) => withPin(day, pinnedOn(day.date), reply)

/** Five Pins of which one rule is another. */
function asked(rule: Partial<Questions<PinsDay>>): World {
  const answered = ({ pins }: PinsDay) => pins.length
  const player = questionsMachineOf({ id: 'pins', answered, isOver: isComplete, withReply: set, ...rule })
  return { mode: { ...pinsMode, player } }
}

/** Five Pins each of which is wrong in one way, as they are handed to the driver. */
export const wrongPins: Readonly<Record<string, World>> = {
  'a pin far away takes points': { points: (pin) => (pin.distance > 5000 ? -1 : pointsOf(pin)) },
  'the last pin counts and not the first': asked({
    withReply: (day, reply) => set({ ...day, pins: day.pins.slice(0, 3) }, reply),
  }),
  'a sixth pin is taken': asked({
    isOver: ({ pins }) => pins.length > 5,
    withReply: (day, reply) => ({ ...day, pins: [...day.pins, { distance: 0, spot: [0, 0], at: reply.at }] }),
  }),
  'a region counts by its middle alone': asked({
    withReply: (day, reply) =>
      set(day, typeof reply.spot === 'string' ? { ...reply, spot: 'polynesia' } : reply),
  }),
}
