import { configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { type AnyActorRef, assign, createActor, createMachine, setup } from 'xstate'
import type { Adapter } from '../../tools/inspector/adapter'
import { type Command, readMessage } from '../../tools/inspector/messages'
import { Panel } from '../../tools/inspector/Panel'
import { observerOf } from '../../tools/inspector/tell'
import { Watch } from '../../tools/inspector/watch'

/** What a program may hold: a thing that contains itself, and others that JSON has no words for. */
const around: Record<string, unknown> = { all: new Map([['a', 1n]]), when: new Set(['now']) }
around.self = around

const timer = setup({ types: {} as { events: { type: 'stop' } } }).createMachine({
  id: 'timer',
  initial: 'on',
  states: { on: { on: { stop: 'off' } }, off: { type: 'final' } },
})

/** A machine of nobody here: parallel, nested, with a delay, nameless guards, and an actor of its own. */
const kettle = createMachine({
  id: 'kettle',
  type: 'parallel',
  context: { degrees: 20, around },
  invoke: { id: 'timer', src: timer, onDone: { actions: () => {} } },
  states: {
    lid: { initial: 'shut', states: { shut: { on: { lift: 'open' } }, open: { on: { drop: 'shut' } } } },
    heat: {
      initial: 'cold',
      states: {
        cold: {
          on: {
            heat: [
              { guard: ({ context }) => context.degrees > 90, target: 'hot' },
              {
                guard: ({ event }) => event.watts > 0,
                target: 'rising',
                actions: assign({ degrees: 95 }),
              },
            ],
          },
        },
        rising: {
          initial: 'slow',
          states: { slow: { after: { 2000: 'fast' } }, fast: { after: { boiling: '#kettle.heat.hot' } } },
        },
        hot: {},
      },
    },
  },
})

/** The panel beside a running program, as in another window: nothing but JSON goes from the one to the other. */
function look(adapter?: Adapter) {
  const watch = new Watch(adapter)
  const actors = new Map<string, AnyActorRef>()
  const tell = observerOf((message) => {
    const reading = readMessage(JSON.parse(JSON.stringify(message)))
    if (reading.kind === 'message') watch.hear(reading.message)
  }, Date.now)
  createActor(kettle.provide({ delays: { boiling: 5000 } }), {
    inspect: (event) => {
      actors.set(event.actorRef.sessionId, event.actorRef as AnyActorRef)
      tell(event)
    },
  }).start()
  const send = ({ sessionId, event }: Command) => actors.get(sessionId)?.send(event)
  render(<Panel watch={watch} send={send} />)
}

const chart = (states: string) => screen.findByRole('img', { name: `Chart of kettle, in ${states}` })
/** A row of the log by some of its text. */
const row = (text: string) =>
  waitFor(() => {
    const rows = within(screen.getByRole('listbox'))
      .getAllByRole('option')
      .map((each) => each.getAttribute('aria-label') ?? each.textContent)
    expect(rows).toContainEqual(expect.stringContaining(text))
  })

async function sends(type: string, fields: string): Promise<void> {
  const [field, text] = [screen.getByLabelText('Event'), screen.getByLabelText('Fields, as JSON')]
  await userEvent.clear(field)
  await userEvent.type(field, type)
  await userEvent.clear(text)
  await userEvent.type(text, fields.replaceAll('{', '{{'))
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
}

/** An error does not print the whole of a chart, which takes longer than the test. */
configure({ getElementError: (message) => new Error(message ?? 'nothing was found') })

/** Rows are only drawn where there is room for them. */
for (const side of ['clientHeight', 'clientWidth'])
  Object.defineProperty(Element.prototype, side, { value: 900 })

it('shows, lights and sends in a program of which it knows nothing', async () => {
  look()
  const shut = await chart('kettle.lid, kettle.heat, kettle.lid.shut, kettle.heat.cold')
  // Drawn by Graphviz, which is loaded with the first chart.
  await within(shut).findByText('after 2000 ms', undefined, { timeout: 10_000 })
  expect(within(shut).getByText('after boiling')).toBeVisible()
  for (const text of [/contains itself/, /"now"/]) expect(screen.getAllByText(text)[0]).toBeVisible()

  await sends('heat', '{"watts":0}')
  await screen.findByText('Sent heat {"watts":0}: changed nothing.')
  await row('outside → kettleheatchanged nothing')
  await sends('heat', '{"watts":9}')
  await screen.findByText('Sent heat {"watts":9}: nameless.')
  const rising = await chart(
    'kettle.lid, kettle.heat, kettle.lid.shut, kettle.heat.rising, kettle.heat.rising.slow',
  )
  const lit = [...rising.querySelectorAll('.taken')]
  expect(lit.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('xstate.assign')])
  expect(within(rising).getByText('slow').closest('.active')).not.toBeNull()

  // Pressed in the chart, an arrow is sent, or says why it is not.
  await userEvent.click(within(rising).getByText('lift'))
  await screen.findByText('Sent lift {}: taken.')
  await userEvent.click(within(rising).getByText('after 2000 ms'))
  await screen.findByText('“after 2000 ms” comes by itself, and cannot be sent.')
  await userEvent.click(screen.getByRole('button', { name: /^timer/ }))
  await sends('stop', '{}')
  await row('timer → kettletimer done')
  await sends('stop', '{}')
  await screen.findByText('timer takes nothing any more: it is done.')
})

it('winds back to a state, and draws who has sent what to whom', async () => {
  look()
  await screen.findByRole('button', { name: /^kettle/ })
  await sends('lift', '{}')
  await sends('drop', '{}')
  await sends('drop', '{}')
  await row('drop × 2')
  await userEvent.selectOptions(screen.getByLabelText('Jump to'), 'lid.open, heat.cold')
  await chart('kettle.lid, kettle.heat, kettle.lid.open, kettle.heat.cold')
  expect(within(screen.getByRole('listbox')).getByRole('option', { selected: true })).toHaveTextContent(
    'lift',
  )
  await userEvent.click(screen.getByLabelText('As a sequence'))
  await row('outside → kettle drop × 2')
  await userEvent.click(screen.getByText('Types'))
  await userEvent.click(screen.getByLabelText(/^drop/))
  expect(screen.queryByRole('option', { name: /drop/ })).toBeNull()
})

it('asks the guards of a machine that it is handed', async () => {
  look({ machines: { kettle } })
  await screen.findByRole('button', { name: /^kettle/ })
  await sends('heat', '{"watts":0}')
  await screen.findByText('Sent heat {"watts":0}: refused by nameless, nameless.')
  await userEvent.selectOptions(screen.getByLabelText('Jump to'), 'lid.shut, heat.cold')
  await screen.findByText(/came to the same as was recorded/)
})
