import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeLine, previousPlaceLine } from './place-line.ts';

const part = fc.oneof(
  fc.constant(null),
  fc.constant(''),
  fc.constant('  '),
  fc.stringMatching(/^[a-z]{1,8}$/),
);

describe('the place line', () => {
  it.each([
    ['Laurel Arena', '14 Tripod Street', 'Haryana', 'Laurel Arena, 14 Tripod Street, Haryana'],
    [null, '', 'Haryana', 'Haryana'],
    ['Laurel Arena', ' ', 'Haryana', 'Laurel Arena, Haryana'],
    ['Laurel Arena', null, null, 'Laurel Arena'],
    [null, null, null, ''],
    ['', '  ', '', ''],
  ])('EVENTS-04 joins %j, %j and %j to %j', (landmark, address, state, line) => {
    expect(placeLine({ landmark, address, state })).toBe(line);
  });

  it('EVENTS-04 never starts or ends with a separator, never doubles one, and keeps every non-empty part', () => {
    fc.assert(
      fc.property(part, part, part, (landmark, address, state) => {
        const said = [landmark, address, state].filter((text) => (text ?? '').trim() !== '');
        const line = placeLine({ landmark, address, state });
        expect(line === '' ? [] : line.split(', ')).toEqual(said);
      }),
    );
  });
});

describe('the place of a previous event', () => {
  const nowhere = { landmark: '', address: '', state: '' };

  it('EVENTS-07 is the place line, or the combined address if there is none', () => {
    expect(previousPlaceLine({ ...nowhere, state: 'Goa', combinedAddress: 'Old Quay, Goa' })).toBe('Goa');
    expect(previousPlaceLine({ ...nowhere, combinedAddress: 'Old Quay, Goa' })).toBe('Old Quay, Goa');
  });

  it('EVENTS-07 is empty for a combined address of separators only', () => {
    expect(previousPlaceLine({ ...nowhere, combinedAddress: ' , , ' })).toBe('');
  });
});
