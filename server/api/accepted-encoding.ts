/** The supported encodings, best first. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Chooses the encoding by `Accept-Encoding` (RFC 9110, 12.5.3); null means uncompressed. */
export function acceptedEncoding(header: string | undefined): Encoding | null {
  const weights = new Map((header ?? '').toLowerCase().split(',').map(nameAndWeight));
  const others = weights.get('*') ?? 0;
  const asItIs = weights.get('identity') ?? 0;
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? others;
  const wanted = ENCODINGS.filter((encoding) => weightOf(encoding) > 0 && weightOf(encoding) >= asItIs);
  return wanted.sort((one, other) => weightOf(other) - weightOf(one))[0] ?? null;
}

function nameAndWeight(part: string): readonly [string, number] {
  const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0];
}
