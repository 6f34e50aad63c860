/** A place with a marker on the map. */
export interface Place {
  readonly id: string;
  readonly name: string;
  /** Degrees: north and east are positive. */
  readonly latitude: number;
  readonly longitude: number;
}
