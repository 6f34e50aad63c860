/** The only markup that Leaflet writes as text while it loads: it tests whether the browser can draw SVG. */
const LEAFLET_PROBE = '<svg/>';

interface PolicyFactory {
  readonly defaultPolicy: unknown;
  createPolicy(name: string, rules: { createHTML: (text: string) => string | null }): unknown;
}

/**
 * Allows Leaflet to load under Trusted Types: the default policy accepts this one harmless text and refuses every
 * other, as the browser would without a policy. Call it before Leaflet is loaded.
 */
export function allowLeaflet(): void {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  if (factory === undefined || factory.defaultPolicy) return;
  factory.createPolicy('default', { createHTML: (text) => (text === LEAFLET_PROBE ? text : null) });
}
