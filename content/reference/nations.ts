/** A member nation and where its marker stands. */
export interface Nation {
  /** ISO 3166-1, by which other languages know it. */
  readonly code: string;
  /** As the specification writes it. */
  readonly name: string;
  /** Degrees: north and east are positive. */
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * The twenty-one member nations in the order of the specification, each at its capital, Greece at Delphi. Ethiopia
 * has its own place; the specification's, which is that of Cyprus, would hide one marker under another (MAP-04).
 */
export const nations: readonly Nation[] = [
  { code: 'US', name: 'USA', latitude: 38.9, longitude: -77.04 },
  { code: 'CA', name: 'Canada', latitude: 45.42, longitude: -75.7 },
  { code: 'BR', name: 'Brazil', latitude: -15.79, longitude: -47.88 },
  { code: 'MX', name: 'Mexico', latitude: 19.43, longitude: -99.13 },
  { code: 'MA', name: 'Morocco', latitude: 34.02, longitude: -6.84 },
  { code: 'PT', name: 'Portugal', latitude: 38.72, longitude: -9.14 },
  { code: 'BE', name: 'Belgium', latitude: 50.85, longitude: 4.35 },
  { code: 'GR', name: 'Greece', latitude: 38.48, longitude: 22.5 },
  { code: 'CY', name: 'Cyprus', latitude: 35.17, longitude: 33.36 },
  { code: 'ET', name: 'Ethiopia', latitude: 9.03, longitude: 38.74 },
  { code: 'KE', name: 'Kenya', latitude: -1.29, longitude: 36.82 },
  { code: 'SA', name: 'Saudi Arabia', latitude: 24.71, longitude: 46.68 },
  { code: 'IN', name: 'India', latitude: 28.61, longitude: 77.21 },
  { code: 'NP', name: 'Nepal', latitude: 27.72, longitude: 85.32 },
  { code: 'BD', name: 'Bangladesh', latitude: 23.81, longitude: 90.41 },
  { code: 'MY', name: 'Malaysia', latitude: 3.14, longitude: 101.69 },
  { code: 'CN', name: 'China', latitude: 39.9, longitude: 116.4 },
  { code: 'KR', name: 'South Korea', latitude: 37.57, longitude: 126.98 },
  { code: 'JP', name: 'Japan', latitude: 35.68, longitude: 139.69 },
  { code: 'PH', name: 'Philippines', latitude: 14.6, longitude: 120.98 },
  { code: 'AU', name: 'Australia', latitude: -35.28, longitude: 149.13 },
];
