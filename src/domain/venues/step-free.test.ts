import { describe, expect, it } from 'vitest';
import type { Access, Venue } from '#content/venues/venue.ts';
import { stepFreeAt } from './step-free.ts';

const place = (name: string, access: Access) => ({
  key: name.toLowerCase(),
  name,
  at: { x: 0, y: 0 },
  access,
});
const venueOf = (...places: Venue['places']): Venue => ({
  name: 'Grounds',
  eventPaths: ['spring'],
  plan: { source: '/venues/grounds.svg', width: 100, height: 100 },
  places,
  facilities: [],
});

describe('FILTER-08 whether a place can be reached without steps', () => {
  it('is known of places whose plan says so, and of no other', () => {
    const at = stepFreeAt(
      venueOf(
        place('Odeon', { stepFree: true }),
        place('Pit', { stepFree: false }),
        place('Agora', { seats: true }),
      ),
    );
    expect(at).not.toBeNull();
    const addresses = ['Odeon, Gate 3', 'ODEON', 'Pit', 'Agora', 'Elsewhere', '', 'Odeon Annexe'];
    const answers = addresses.map((address) => at?.(address));
    expect(answers).toEqual(['yes', 'yes', 'no', 'unknown', 'unknown', 'unknown', 'unknown']);
  });

  it('is no question where there is no plan, or none that knows', () => {
    expect(stepFreeAt(undefined)).toBeNull();
    expect(stepFreeAt(venueOf())).toBeNull();
    expect(stepFreeAt(venueOf(place('Agora', { seats: true })))).toBeNull();
  });
});
