import { pointsOf } from '../../src/machines/pins/pins'
import { pinsMode } from '../../src/machines/pins/pinsMode'
import type { World } from './pinsDriver'

const set = pinsMode.deeds.answer ?? ((day) => day)

/** Five Pins each of which is wrong in one way, as they are handed to the driver. */
export const wrongPins: Readonly<Record<string, World>> = {
  'a pin far away takes points': { points: (pin) => (pin.distance > 5000 ? -1 : pointsOf(pin)) },
  'the last pin counts and not the first': {
    mode: {
      ...pinsMode,
      deeds: { answer: (day, deed) => set({ ...day, pins: day.pins.slice(0, 3) }, deed) },
    },
  },
  'a sixth pin is taken': {
    mode: {
      ...pinsMode,
      isOver: ({ pins }) => pins.length > 5,
      deeds: {
        answer: (day, deed) => ({ ...day, pins: [...day.pins, { distance: 0, spot: [0, 0], ...deed }] }),
      },
    },
  },
  'a region counts by its middle alone': {
    mode: {
      ...pinsMode,
      deeds: {
        answer: (day, deed) =>
          set(day, typeof deed.spot === 'string' ? { ...deed, spot: 'polynesia' as const } : deed),
      },
    },
  },
}
