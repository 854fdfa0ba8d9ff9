import './Postmark.css'

type Props = {
  /** One or two short phrases in the middle, each word on a line. */
  readonly lines: readonly string[]
  /** Date below them. */
  readonly date: string
}

/** Width of a line in letters; the characters of East Asia are nearly twice as wide. */
function widthOf(line: string): number {
  return line.length + 0.8 * (line.match(/[\u2e80-\u9fff\uac00-\ud7af]/g) ?? []).length
}

/** Width of a line up to which it has the full size. */
const SHORT = 3

/** Postmark in the corner of a plate: decoration, whose words stand in the result, too. */
export function Postmark({ lines: phrases, date }: Props) {
  const lines = phrases.flatMap((phrase) => phrase.split(' '))
  const longest = Math.max(...lines.map(widthOf))
  const size = longest <= SHORT ? 30 : Math.min(17, 108 / longest)
  const pitch = size * 1.1
  return (
    <svg
      className="postmark"
      viewBox="-50 -50 150 100"
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
    >
      <path className="postmark-waves" d={WAVES} pathLength={1} />
      <path className="postmark-ring" d="M0-47A47 47 0 1 1-.1-47Z" pathLength={1} />
      <path className="postmark-ring postmark-inner" d="M0-41A41 41 0 1 1-.1-41Z" pathLength={1} />
      <g className="postmark-words">
        {lines.map((line, index) => (
          <text key={line} y={(index - (lines.length - 1) / 2) * pitch - 7} fontSize={size}>
            {line}
          </text>
        ))}
        <text y="26" fontSize="11">
          {date}
        </text>
      </g>
    </svg>
  )
}

/** Four wavy lines behind the ring, which cancel the stamp. */
const WAVES = [-24, -8, 8, 24].map((y) => `M44 ${y}q7-7 14 0t14 0t14 0t14 0`).join('')
