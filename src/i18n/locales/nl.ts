/** All Dutch texts by file, but for those in `nl/on-demand/`. */
export default import.meta.glob('./nl/*.json', { eager: true, import: 'default' });
