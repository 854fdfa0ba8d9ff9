import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { directionOf } from '../../src/geo/direction'
import { Arrow } from '../../src/ui/board/GuessRow'

it.each([0, 45, 90, 135, 180, 225, 270, 315])(
  'The arrow of the wind at %i° is drawn, and its character is there but not seen',
  (bearing) => {
    const { arrow } = directionOf(bearing)
    const { container } = render(<Arrow arrow={arrow} proximity={50} />)
    expect(screen.getByText(arrow)).not.toBeVisible()
    expect(container.querySelector('svg path')).toHaveAttribute('transform', `rotate(${bearing})`)
  },
)
