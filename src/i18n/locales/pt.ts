/** All Portuguese texts by file, but for those in `pt/on-demand/`. */
export default import.meta.glob('./pt/*.json', { eager: true, import: 'default' });
