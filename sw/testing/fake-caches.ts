/** Fakes the caches of a browser, as far as this site uses them; `full` names those without room. */
export function fakeCaches(full: readonly string[] = []) {
  const nameOf = (file: string | Request) => (typeof file === 'string' ? file : file.url);
  const all = new Map<string, Map<string, Response>>();
  return {
    async open(name: string) {
      const entries = all.get(name) ?? new Map<string, Response>();
      all.set(name, entries);
      return {
        matchAll: async () => [...entries.values()].map((response) => response.clone()),
        match: async (file: string | Request) => entries.get(nameOf(file))?.clone(),
        async put(file: string | Request, response: Response) {
          if (full.includes(name)) throw new DOMException('no room', 'QuotaExceededError');
          entries.set(nameOf(file), response);
        },
        keys: async () => [...entries.keys()].map((address) => new Request(address)),
        delete: async (file: string | Request) => entries.delete(nameOf(file)),
      };
    },
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
    /** The addresses stored under each name. */
    held: (name: string) => [...(all.get(name)?.keys() ?? [])],
  };
}
