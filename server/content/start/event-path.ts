/** An event and the path of its page. */
export interface EventPath {
  readonly id: string;
  readonly path: string;
}
