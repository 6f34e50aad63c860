import type { Venue } from './venue.ts';

/** The grounds of the sample's running event. */
export const riversideGrounds: Venue = {
  name: 'Riverside Grounds',
  eventPaths: ['pythian-national-games'],
  plan: { source: '/venues/riverside-grounds.svg', width: 1200, height: 800 },
  places: [
    {
      key: 'lyre-hall',
      name: 'Lyre Hall',
      at: { x: 300, y: 250 },
      access: { stepFree: true, hearingLoop: true, signing: true, seats: true, quiet: true },
      directions: 'From the main entrance, straight ahead past the fountain.',
    },
    {
      key: 'laurel-arena',
      name: 'Laurel Arena',
      at: { x: 620, y: 210 },
      access: { stepFree: true, hearingLoop: false, seats: true, quiet: false },
      directions: 'Behind Lyre Hall. The level way in is on the east side.',
    },
    {
      key: 'olive-court',
      name: 'Olive Court',
      at: { x: 950, y: 230 },
      access: { stepFree: false, seats: false },
      directions: 'Through Gate 3 and down eleven steps.',
    },
    {
      key: 'market-square-stage',
      name: 'Market Square Stage',
      at: { x: 420, y: 505 },
      access: { stepFree: true, hearingLoop: false, signing: true, seats: false, quiet: false },
    },
    {
      key: 'harbour-steps',
      name: 'Harbour Steps',
      at: { x: 850, y: 560 },
      access: { stepFree: false },
      directions: 'By the river, at the end of the quay.',
    },
  ],
  facilities: [
    {
      key: 'main-entrance',
      kind: 'entrance',
      at: { x: 90, y: 395 },
      where: 'Tripod Street, opposite the tram stop',
    },
    { key: 'gate-3', kind: 'entrance', at: { x: 1120, y: 330 }, where: 'Gate 3, Olive Lane' },
    {
      key: 'level-way',
      kind: 'stepFreeWay',
      at: { x: 520, y: 345 },
      where: 'from the main entrance to Laurel Arena',
    },
    { key: 'toilets-square', kind: 'toilet', at: { x: 250, y: 560 }, where: 'behind Market Square Stage' },
    {
      key: 'toilets-hall',
      kind: 'accessibleToilet',
      at: { x: 190, y: 165 },
      where: 'in Lyre Hall, ground floor',
    },
    { key: 'fountain', kind: 'water', at: { x: 330, y: 400 }, where: 'at the fountain' },
    { key: 'quay-tap', kind: 'water', at: { x: 1010, y: 505 }, where: 'on the quay' },
    {
      key: 'first-aid',
      kind: 'firstAid',
      at: { x: 720, y: 400 },
      where: 'tent between the arena and the river',
    },
  ],
};
