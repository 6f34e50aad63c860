/** All Greek texts by file, but for those in `el/on-demand/`. */
export default import.meta.glob('./el/*.json', { eager: true, import: 'default' });
