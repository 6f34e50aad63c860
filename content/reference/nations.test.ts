import { describe, expect, it } from 'vitest';
import { nations } from './nations.ts';

/** Pixels between two places on the map at zoom 3. */
const pixel = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
  x: ((longitude + 180) / 360) * 2048,
  y: (0.5 - Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / (2 * Math.PI)) * 2048,
});

describe('the member nations', () => {
  it('MAP-02 are the twenty-one of the specification, in its order', () => {
    expect(nations.map(({ name }) => name).join(', ')).toBe(
      'USA, Canada, Brazil, Mexico, Morocco, Portugal, Belgium, Greece, Cyprus, Ethiopia, Kenya, Saudi Arabia, India, Nepal, Bangladesh, Malaysia, China, South Korea, Japan, Philippines, Australia',
    );
  });

  it('MAP-04 stand far enough apart to be pressed one by one', () => {
    for (const [index, nation] of nations.entries()) {
      for (const other of nations.slice(index + 1)) {
        const [a, b] = [pixel(nation), pixel(other)];
        expect(Math.hypot(a.x - b.x, a.y - b.y), `${nation.name} and ${other.name}`).toBeGreaterThan(24);
      }
    }
  });

  it('MAP-04 Ethiopia is in Ethiopia', () => {
    const { latitude, longitude } = nations.find(({ code }) => code === 'ET') ?? {
      latitude: 0,
      longitude: 0,
    };
    expect(latitude).toBeGreaterThan(3);
    expect(latitude).toBeLessThan(15);
    expect(longitude).toBeGreaterThan(33);
    expect(longitude).toBeLessThan(48);
  });
});
