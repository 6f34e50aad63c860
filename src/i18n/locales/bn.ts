/** All Bengali texts by file, but for those in `bn/on-demand/`. */
export default import.meta.glob('./bn/*.json', { eager: true, import: 'default' });
