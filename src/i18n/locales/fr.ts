/** All French texts by file, but for those in `fr/on-demand/`. */
export default import.meta.glob('./fr/*.json', { eager: true, import: 'default' });
