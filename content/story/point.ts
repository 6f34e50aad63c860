/** One of several points: what it is called, and what it means. */
export interface Point {
  readonly title: string;
  readonly text: string;
}
