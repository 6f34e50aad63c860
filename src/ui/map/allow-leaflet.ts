/** The one markup that Leaflet writes as text while it loads: it looks whether the browser draws SVG. */
const LEAFLET_PROBE = '<svg/>';

interface PolicyFactory {
  readonly defaultPolicy: unknown;
  createPolicy(name: string, rules: { createHTML: (text: string) => string | null }): unknown;
}

/**
 * Lets Leaflet load under Trusted Types: the default policy lets this one harmless text through and refuses every
 * other, as the browser would without it. To be called before Leaflet is loaded.
 */
export function allowLeaflet(): void {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  if (factory === undefined || factory.defaultPolicy) return;
  factory.createPolicy('default', { createHTML: (text) => (text === LEAFLET_PROBE ? text : null) });
}
