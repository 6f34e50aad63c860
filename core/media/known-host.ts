/** Whether an address is on one of the hosts; the settings name them with or without a scheme. */
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
