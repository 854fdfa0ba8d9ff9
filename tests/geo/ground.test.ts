import { expect, test } from 'vitest'
import { bareGround, groundOf, sheetOf } from '../../src/geo/ground'
import { land, landOf } from '../../src/geo/land'
import { ringsOf } from '../../src/geo/rings'

test('The graticule is the meridians and parallels of every 30 degrees', () => {
  const { coordinates } = sheetOf('RU').graticule
  const lines = coordinates.map((line) => {
    const [longitudes, latitudes] = [0, 1].map((i) => new Set(line.map((place) => place[i] as number)))
    return longitudes?.size === 1 ? `meridian ${[...longitudes]}` : `parallel ${[...(latitudes ?? [])]}`
  })
  const meridians = [-180, -150, -120, -90, -60, -30, 0, 30, 60, 90, 120, 150].map((at) => `meridian ${at}`)
  const parallels = [-60, -30, 0, 30, 60].map((at) => `parallel ${at}`)
  expect([...lines].sort()).toEqual([...meridians, ...parallels].sort())
})

test('Its lines have a place every five degrees, since a globe draws them straight from place to place', () => {
  for (const line of sheetOf('RU').graticule.coordinates) {
    const isMeridian = line[0]?.[0] === line[1]?.[0]
    expect(line).toHaveLength(isMeridian ? 180 / 5 + 1 : 360 / 5 + 1)
    for (const [i, [longitude = 0, latitude = 0]] of line.slice(1).entries()) {
      const [fromLongitude = 0, fromLatitude = 0] = line[i] ?? []
      expect(Math.abs(longitude - fromLongitude) + Math.abs(latitude - fromLatitude)).toBeLessThan(5.001)
    }
  }
})

test('A globe and a flat map have the same on them: land, one country, the graticule', () => {
  const sheet = sheetOf('TR')
  expect(sheet.land).toBe(land)
  expect(sheet.country).toEqual(landOf('TR'))
  expect(groundOf('TR')).toEqual({
    land: ringsOf(land.coordinates.flat()),
    country: ringsOf(landOf('TR').coordinates.flat()),
    graticule: ringsOf(sheet.graticule.coordinates),
  })
})

test('There is nothing on a bare globe', () => {
  for (const rings of [bareGround.land, bareGround.country, bareGround.graticule]) {
    expect([rings.places.length, rings.ends.length]).toEqual([0, 0])
  }
})
