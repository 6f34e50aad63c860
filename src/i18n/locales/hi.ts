/** All Hindi texts by file, but for those in `hi/on-demand/`. */
export default import.meta.glob('./hi/*.json', { eager: true, import: 'default' });
