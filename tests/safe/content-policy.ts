/** A content policy by directive. */
export type Policy = ReadonlyMap<string, readonly string[]>;

export function readPolicy(header: string): Policy {
  return new Map(
    header
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .filter(([name]) => name !== '')
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources]),
  );
}

/** Directives that control code; each falls back to `default-src` if it is missing. */
const CODE = ['script-src', 'script-src-elem', 'script-src-attr', 'worker-src', 'object-src', 'style-src'];
/** These have no fallback: without them everything is allowed. */
const WITHOUT_FALLBACK = ['base-uri', 'form-action', 'frame-ancestors'];
const KNOWN_POLICIES = ['default', 'sw', 'dompurify'];

/** Inline code is named by its hash: any style sheet, and only one script, which the worker puts there. */
function isOwn(directive: string, source: string, scriptInPages: string): boolean {
  if (directive === 'style-src' && /^'sha256-[\w+/]{43}='$/.test(source)) return true;
  if (directive === 'script-src' && source === scriptInPages) return true;
  return source === "'self'" || source === "'none'";
}

/**
 * Returns what is weak in a policy, as sentences (docs/safety.md, X12).
 *
 * @param scriptInPages hash source of the one inline script of pages
 */
export function weaknessesOf(policy: Policy, scriptInPages: string): string[] {
  const faults: string[] = [];
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src');
  if (!policy.has('default-src')) faults.push('default-src is missing');
  for (const name of WITHOUT_FALLBACK) if (!policy.has(name)) faults.push(`${name} is missing`);
  for (const name of CODE) {
    for (const source of sourcesOf(name) ?? ['*'])
      if (!isOwn(name, source, scriptInPages)) faults.push(`${name} allows ${source}`);
  }
  for (const [name, sources] of policy) {
    for (const source of sources) {
      if (/unsafe|strict-dynamic|report-sample/.test(source)) faults.push(`${name} says ${source}`);
      if (/^(?:\*|https?:|wss?:|blob:|filesystem:|\/\/)$|\*/.test(source))
        faults.push(`${name} allows all of ${source}`);
      if (source === 'data:' && name !== 'img-src') faults.push(`${name} allows data:`);
      if (/^http:\/\//.test(source)) faults.push(`${name} allows ${source} without encryption`);
    }
  }
  const isNone = (name: string) => policy.get(name)?.join() === "'none'";
  for (const name of ['object-src', 'base-uri']) if (!isNone(name)) faults.push(`${name} is not 'none'`);
  for (const name of ['form-action', 'frame-ancestors'])
    if (!isNone(name) && policy.get(name)?.join() !== "'self'")
      faults.push(`${name} reaches beyond the site`);
  if (policy.get('require-trusted-types-for')?.join() !== "'script'")
    faults.push('Trusted Types are not enforced');
  for (const name of policy.get('trusted-types') ?? ['any'])
    if (!KNOWN_POLICIES.includes(name)) faults.push(`trusted-types allows ${name}`);
  return faults;
}
