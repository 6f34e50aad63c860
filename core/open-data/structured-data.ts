import type { Graph, Thing } from 'schema-dts';

/** A thing of schema.org that a page tells about. */
export type Node = Exclude<Thing, string>;

/**
 * Writes the content of a page's `application/ld+json` block (JSON-LD 1.1). No character of it can end the
 * block or open a tag.
 */
export function structuredData(nodes: readonly Node[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': nodes };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
