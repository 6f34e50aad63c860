/** Caches as browsers have them, as far as the worker uses them; `full` names those in which there is no more room. */
export function fakeCaches(full: readonly string[] = []) {
  const all = new Map<string, Map<string, Response>>();
  return {
    async open(name: string) {
      const entries = all.get(name) ?? new Map<string, Response>();
      all.set(name, entries);
      return {
        match: async (address: string) => entries.get(address)?.clone(),
        async put(address: string, response: Response) {
          if (full.includes(name)) throw new DOMException('no room', 'QuotaExceededError');
          entries.set(address, response);
        },
        keys: async () => [...entries.keys()],
        delete: async (address: string) => entries.delete(address),
      };
    },
    delete: async (name: string) => all.delete(name),
    /** What is kept under each name. */
    held: (name: string) => [...(all.get(name)?.keys() ?? [])],
  };
}
