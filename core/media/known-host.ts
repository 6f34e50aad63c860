/** Whether an address is on one of the hosts, which settings name with or without their scheme. */
export function isOnOneOf(hosts: readonly string[], { origin }: URL): boolean {
  return hosts.some((host) => originOf(host) === origin);
}

function originOf(host: string): string | null {
  try {
    return new URL(/^https?:/i.test(host) ? host : `https://${host}`).origin;
  } catch {
    return null;
  }
}
